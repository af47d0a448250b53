import { mountPage } from '@aarohan/shared/federation/mount-page';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';

const remote: RemoteModule = {
  contract: 1,
  routes: ({ queryClient }) => [
    {
      path: '/campus_drive',
      lazy: async () => mountPage(await import(/* webpackChunkName: "drive-page" */ './pages/drive-page.tsx'), queryClient),
    },
  ],
};

export default remote;
