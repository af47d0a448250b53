import { mountPage } from '@aarohan/shared/federation/mount-page';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';

const remote: RemoteModule = {
  contract: 1,
  routes: ({ queryClient }) => [
    {
      path: '/cart/:cartId',
      lazy: async () => mountPage(await import(/* webpackChunkName: "cart-page" */ './pages/cart-page.tsx'), queryClient),
    },
  ],
};

export default remote;
