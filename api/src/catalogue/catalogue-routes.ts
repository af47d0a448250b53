import { route, type Routes } from '../route.ts';
import { cacheBriefly } from '../plugins/brief-caching.ts';
import { listTopPrograms } from './list-top-programs.ts';
import { readProgram } from './read-program.ts';

export const catalogueRoutes: Routes = async (app, parts) => {
  await app.register((scope, _options, done) => {
    cacheBriefly(scope);

    route(scope, 'GET /api/getTopProducts', { access: 'public', handler: () => listTopPrograms(parts) });

    route(scope, 'GET /api/getProductDetails/:productId', {
      access: 'public',
      handler: ({ params }) => readProgram(parts, params.productId),
    });
    done();
  });
};
