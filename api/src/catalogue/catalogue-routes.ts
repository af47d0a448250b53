import { route, type Routes } from '../route.ts';
import { cacheBriefly } from '../plugins/brief-caching.ts';
import {
  listCategoryCourses,
  listCategoryPage,
  listSkillCourses,
  listSkills,
  listSubscriptionCourses,
  searchCourses,
} from './list-courses.ts';
import { listPrograms } from './list-programs.ts';
import { readProgram } from './read-program.ts';

export const catalogueRoutes: Routes = async (app, parts) => {
  await app.register((scope, _options, done) => {
    cacheBriefly(scope);

    route(scope, 'GET /api/getTopProducts', { access: 'public', handler: () => listPrograms(parts, 'top') });
    route(scope, 'GET /api/getOtherProducts', { access: 'public', handler: () => listPrograms(parts, 'selfPaced') });
    route(scope, 'GET /api/getProductDetails/:productId', {
      access: 'public',
      handler: ({ params }) => readProgram(parts, params.productId),
    });

    route(scope, 'GET /api/getProduct', { access: 'public', handler: ({ query }) => listSubscriptionCourses(parts, query.page) });
    route(scope, 'GET /api/getCategory', { access: 'public', handler: ({ query }) => listCategoryPage(parts, query.page) });
    route(scope, 'GET /api/getProductByCategoryId', {
      access: 'public',
      handler: ({ query }) => listCategoryCourses(parts, query.category_id, query.page),
    });
    route(scope, 'GET /api/searchCourses', {
      access: 'public',
      handler: ({ query }) => searchCourses(parts, query.query, query.page),
    });
    route(scope, 'GET /api/getAllSkills', { access: 'public', handler: () => listSkills(parts) });
    route(scope, 'GET /api/getCoursesBySkillCategory', {
      access: 'public',
      handler: ({ query }) => listSkillCourses(parts, query.category),
    });
    done();
  });
};
