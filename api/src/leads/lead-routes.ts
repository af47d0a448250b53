import type { FastifyReply } from 'fastify';
import { findPgCourse, type PgCourseRow } from '../catalogue/pg-course-store.ts';
import { cacheBriefly } from '../plugins/brief-caching.ts';
import { route, type Routes } from '../route.ts';
import { readBrochureContent } from './brochure-content.ts';
import { brochureFileName, super30Path } from './brochure-rules.ts';
import { drawBrochure } from './draw-brochure.ts';
import { drawPgBrochure } from './draw-pg-brochure.ts';
import { drawSuper30Brochure } from './draw-super30-brochure.ts';
import { keepBrochures } from './kept-brochures.ts';
import { requestBrochure } from './request-brochure.ts';
import { sendSuper30Brochure } from './send-super30-brochure.ts';
import { takeMessage } from './take-message.ts';

export const leadRoutes: Routes = async (app, parts) => {
  const keepProgramBrochure = keepBrochures(drawBrochure);
  const keepPgBrochure = keepBrochures(drawPgBrochure);
  const keepSuper30Brochure = keepBrochures<null>(drawSuper30Brochure);
  const pgBrochure = (course: PgCourseRow) => keepPgBrochure(course.id, course);

  route(app, 'POST /api/addBrochure/:productId', {
    access: 'public',
    ignoresSession: true,
    handler: ({ params, body, request }) => requestBrochure(parts, params.productId, body, request.ip, pgBrochure),
  });
  route(app, 'POST /api/sendSuper30Brochure', {
    access: 'public',
    ignoresSession: true,
    handler: ({ body, request }) => sendSuper30Brochure(parts, body, request.ip),
  });
  route(app, 'POST /api/addContactus', {
    access: 'public',
    ignoresSession: true,
    handler: ({ body, request }) => takeMessage(parts, body, request.ip),
  });

  await app.register((scope, _options, done) => {
    cacheBriefly(scope);
    const file = { config: { access: 'public' }, schema: { hide: true } } as const;

    scope.get(super30Path, file, async (_request, reply) =>
      sendPdf(reply, 'Super30Brochure.pdf', await keepSuper30Brochure('super30', null)),
    );
    scope.get<{ Params: { productId: string } }>('/media/brochures/:productId.pdf', file, async ({ params: { productId } }, reply) => {
      const course = await findPgCourse(parts.db, productId);
      if (course) return sendPdf(reply, brochureFileName(course.name), await pgBrochure(course));
      const content = await readBrochureContent(parts.db, productId);
      return sendPdf(reply, brochureFileName(content.program.name), await keepProgramBrochure(productId, content));
    });
    done();
  });
};

const sendPdf = (reply: FastifyReply, name: string, file: Buffer): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type('application/pdf').send(file);
