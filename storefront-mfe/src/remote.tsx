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
    {
      path: '/contactUs',
      lazy: async () => mountPage(await import(/* webpackChunkName: "contact-page" */ './pages/contact-page.tsx'), queryClient),
    },
    {
      path: '/aboutUs',
      lazy: async () => mountPage(await import(/* webpackChunkName: "about-page" */ './pages/about-page.tsx'), queryClient),
    },
    {
      path: '/privacy_policy',
      lazy: async () => mountPage(await import(/* webpackChunkName: "privacy-page" */ './pages/privacy-page.tsx'), queryClient),
    },
    {
      path: '/terms_conditions',
      lazy: async () => mountPage(await import(/* webpackChunkName: "terms-page" */ './pages/terms-page.tsx'), queryClient),
    },
    {
      path: '/refund_policies',
      lazy: async () => mountPage(await import(/* webpackChunkName: "refund-page" */ './pages/refund-page.tsx'), queryClient),
    },
    {
      path: '/referal',
      lazy: async () => mountPage(await import(/* webpackChunkName: "referral-page" */ './pages/referral-page.tsx'), queryClient),
    },
    {
      path: '/blog',
      lazy: async () => mountPage(await import(/* webpackChunkName: "blog-page" */ './pages/blog-page.tsx'), queryClient),
    },
    {
      path: '/super30_details',
      lazy: async () => mountPage(await import(/* webpackChunkName: "super30-page" */ './pages/super30-page.tsx'), queryClient),
    },
    {
      path: '/result',
      lazy: async () => mountPage(await import(/* webpackChunkName: "result-page" */ './pages/result-page.tsx'), queryClient),
    },
  ],
};

export default remote;
