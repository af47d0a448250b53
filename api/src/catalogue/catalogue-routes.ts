import { keepAnswers } from '../kept-answers.ts';
import { cacheBriefly } from '../plugins/brief-caching.ts';
import { route, type Routes } from '../route.ts';
import { listAddresses } from './list-addresses.ts';
import {
  listCategoryCourses,
  listCategoryPage,
  listSkillCourses,
  listSkills,
  listSubscriptionCourses,
  searchCourses,
} from './list-courses.ts';
import { listOpenBatches } from './list-open-batches.ts';
import { listPrograms } from './list-programs.ts';
import { readCourse } from './read-course.ts';
import { readPgCourse } from './read-pg-course.ts';
import { readProgram } from './read-program.ts';

/** How long a change of the catalogue may take to show, in seconds (docs/decisions/0013). */
const keptFor = 5;

export const catalogueRoutes: Routes = async (app, parts) => {
  const shelf = { access: 'public', kept: keepAnswers(parts.clock, keptFor) } as const;

  await app.register((scope, _options, done) => {
    cacheBriefly(scope);

    route(scope, 'GET /api/getTopProducts', { ...shelf, handler: () => listPrograms(parts, 'top') });
    route(scope, 'GET /api/getOtherProducts', { ...shelf, handler: () => listPrograms(parts, 'selfPaced') });
    route(scope, 'GET /api/getProductsWithBatches', { ...shelf, handler: () => listOpenBatches(parts) });
    route(scope, 'GET /api/getProductDetails/:productId', { ...shelf, handler: ({ params }) => readProgram(parts, params.productId) });
    route(scope, 'GET /api/get_pg_product_details/:pgCourseId', {
      ...shelf,
      handler: ({ params }) => readPgCourse(parts, params.pgCourseId),
    });

    route(scope, 'GET /api/getProduct', { ...shelf, handler: ({ query }) => listSubscriptionCourses(parts, query.page) });
    route(scope, 'GET /api/getProductDetailsByProductId/:courseId', {
      ...shelf,
      handler: ({ params }) => readCourse(parts, params.courseId),
    });
    route(scope, 'GET /api/getCategory', { ...shelf, handler: ({ query }) => listCategoryPage(parts, query.page) });
    route(scope, 'GET /api/getProductByCategoryId', {
      ...shelf,
      handler: ({ query }) => listCategoryCourses(parts, query.category_id, query.page),
    });
    route(scope, 'GET /api/searchCourses', { ...shelf, handler: ({ query }) => searchCourses(parts, query.query, query.page) });
    route(scope, 'GET /api/getAllSkills', { ...shelf, handler: () => listSkills(parts) });
    route(scope, 'GET /api/getCoursesBySkillCategory', { ...shelf, handler: ({ query }) => listSkillCourses(parts, query.category) });

    route(scope, 'GET /api/getSitemap', { ...shelf, handler: () => listAddresses(parts) });
    done();
  });
};
