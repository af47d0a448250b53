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
  ],
};

export default remote;
