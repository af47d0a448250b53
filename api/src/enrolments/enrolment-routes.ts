import { z } from 'zod';
import { sendFile } from '../files/send-file.ts';
import { route, type Routes } from '../route.ts';
import { applyForPgCourse } from './apply-for-pg-course.ts';
import { applyForProgram } from './apply-for-program.ts';
import { requireDocument } from './document-store.ts';
import { listApplicantDocuments } from './list-applicant-documents.ts';
import { listRegisteredUsers } from './list-registered-users.ts';

const DocumentParams = z.object({ userId: z.string(), documentId: z.string() });

export const enrolmentRoutes: Routes = (app, parts) => {
  route(app, 'POST /api/registerNow', {
    access: 'public',
    ignoresSession: true,
    handler: ({ body, upload, request }) => applyForProgram(parts, body, upload, request.ip),
  });
  route(app, 'POST /api/apply_pgcourse/:pgcourseId', {
    access: 'public',
    ignoresSession: true,
    handler: ({ params, body, upload, request }) => applyForPgCourse(parts, params.pgcourseId, body, upload, request.ip),
  });
  route(app, 'GET /api/registered-users', { access: 'staff', handler: () => listRegisteredUsers(parts) });
  route(app, 'GET /api/registered-users/:userId/documents', {
    access: 'staff',
    handler: ({ params }) => listApplicantDocuments(parts, params.userId),
  });
  app.get<{ Params: z.infer<typeof DocumentParams> }>(
    '/api/registered-users/:userId/documents/:documentId',
    { config: { access: 'staff' }, schema: { params: DocumentParams, hide: true } },
    async ({ params }, reply) => sendFile(reply, parts.files, await requireDocument(parts.db, params.userId, params.documentId)),
  );
};
