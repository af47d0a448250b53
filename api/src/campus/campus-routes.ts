import { cacheBriefly } from '../plugins/brief-caching.ts';
import { route, type Routes } from '../route.ts';
import { listJobPosts } from './list-job-posts.ts';

export const campusRoutes: Routes = async (app, parts) => {
  await app.register((scope, _options, done) => {
    cacheBriefly(scope);
    route(scope, 'GET /api/getJobBlog', { access: 'public', handler: () => listJobPosts(parts) });
    done();
  });
};
