import { cacheBriefly } from '../plugins/brief-caching.ts';
import { route, type Routes } from '../route.ts';
import { readBrochureContent } from './brochure-content.ts';
import { brochureFileName } from './brochure-rules.ts';
import { drawBrochure } from './draw-brochure.ts';
import { keepBrochures } from './kept-brochures.ts';
import { requestBrochure } from './request-brochure.ts';

export const leadRoutes: Routes = async (app, parts) => {
  route(app, 'POST /api/addBrochure/:productId', {
    access: 'public',
    ignoresSession: true,
    handler: ({ params, body, request }) => requestBrochure(parts, params.productId, body, request.ip),
  });

  const brochureOf = keepBrochures(drawBrochure);
  await app.register((scope, _options, done) => {
    cacheBriefly(scope);
    scope.get<{ Params: { productId: string } }>(
      '/media/brochures/:productId.pdf',
      { config: { access: 'public' }, schema: { hide: true } },
      async ({ params: { productId } }, reply) => {
        const content = await readBrochureContent(parts.db, productId);
        const file = await brochureOf(content);
        void reply.header('content-disposition', `attachment; filename="${brochureFileName(content.program.name)}"`);
        return reply.type('application/pdf').send(file);
      },
    );
    done();
  });
};
