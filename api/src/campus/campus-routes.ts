import { z } from 'zod';
import { sendFile } from '../files/send-file.ts';
import { cacheBriefly } from '../plugins/brief-caching.ts';
import { route, type Routes } from '../route.ts';
import { listJobPosts } from './list-job-posts.ts';
import { registerCandidate } from './register-candidate.ts';
import { registerCollege } from './register-college.ts';
import { registerEmployer } from './register-employer.ts';
import { requireResume } from './registration-store.ts';
import { resumePath } from './resume-path.ts';

const ResumeParams = z.object({ candidateId: z.string() });

export const campusRoutes: Routes = async (app, parts) => {
  await app.register((scope, _options, done) => {
    cacheBriefly(scope);
    route(scope, 'GET /api/getJobBlog', { access: 'public', handler: () => listJobPosts(parts) });
    done();
  });

  route(app, 'POST /api/addCandidateRegister', {
    access: 'public',
    ignoresSession: true,
    handler: ({ body, upload, request }) => registerCandidate(parts, body, upload, request.ip),
  });
  route(app, 'POST /api/addEmployeeRegister', {
    access: 'public',
    ignoresSession: true,
    handler: ({ body, request }) => registerEmployer(parts, body, request.ip),
  });
  route(app, 'POST /api/addCollegeRegistration', {
    access: 'public',
    ignoresSession: true,
    handler: ({ body, request }) => registerCollege(parts, body, request.ip),
  });
  app.get<{ Params: z.infer<typeof ResumeParams> }>(
    resumePath(),
    { config: { access: 'staff' }, schema: { params: ResumeParams, hide: true } },
    async ({ params }, reply) => sendFile(reply, parts.files, await requireResume(parts.db, params.candidateId)),
  );
};
