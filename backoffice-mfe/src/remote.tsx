import { mountPage } from '@aarohan/shared/federation/mount-page';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';

const remote: RemoteModule = {
  contract: 1,
  routes: ({ queryClient }) => [
    {
      path: '/registered-users',
      lazy: async () =>
        mountPage(await import(/* webpackChunkName: "registered-users-page" */ './pages/registered-users-page.tsx'), queryClient),
    },
  ],
};

export default remote;
