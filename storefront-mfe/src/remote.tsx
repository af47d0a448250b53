import { mountPage } from '@aarohan/shared/federation/mount-page';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';

const remote: RemoteModule = {
  contract: 1,
  routes: ({ queryClient }) => [
    { path: '/', lazy: async () => mountPage(await import(/* webpackChunkName: "home-page" */ './pages/home-page.tsx'), queryClient) },
    {
      path: '/course_details/:productId',
      lazy: async () => mountPage(await import(/* webpackChunkName: "program-page" */ './pages/program-page.tsx'), queryClient),
    },
    {
      path: '/popUpForm/:productId',
      lazy: async () => mountPage(await import(/* webpackChunkName: "popup-form-page" */ './pages/popup-form-page.tsx'), queryClient),
    },
    {
      path: '/techademy_course_details/:courseId',
      lazy: async () => mountPage(await import(/* webpackChunkName: "course-page" */ './pages/course-page.tsx'), queryClient),
    },
    {
      path: '/pg_productDetails/:pgCourseId',
      lazy: async () => mountPage(await import(/* webpackChunkName: "pg-course-page" */ './pages/pg-course-page.tsx'), queryClient),
    },
    {
      path: '/apply_pgCourses/:pgCourseId',
      lazy: async () =>
        mountPage(await import(/* webpackChunkName: "apply-pg-course-page" */ './pages/apply-pg-course-page.tsx'), queryClient),
    },
  ],
};

export default remote;
