import { mountPage } from '@aarohan/shared/federation/mount-page';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';

const remote: RemoteModule = {
  contract: 1,
  routes: ({ queryClient }) => [
    {
      path: '/cart/:cartId',
      lazy: async () => mountPage(await import(/* webpackChunkName: "cart-page" */ './pages/cart-page.tsx'), queryClient),
    },
    {
      path: '/cashFreePayment',
      lazy: async () =>
        mountPage(await import(/* webpackChunkName: "cashfree-payment-page" */ './pages/cashfree-payment-page.tsx'), queryClient),
    },
    {
      path: '/paymentOrder',
      lazy: async () => mountPage(await import(/* webpackChunkName: "payment-order-page" */ './pages/payment-order-page.tsx'), queryClient),
    },
    {
      path: '/payment_done',
      lazy: async () => mountPage(await import(/* webpackChunkName: "payment-done-page" */ './pages/payment-done-page.tsx'), queryClient),
    },
    {
      path: '/payment_success',
      lazy: async () =>
        mountPage(await import(/* webpackChunkName: "payment-success-page" */ './pages/payment-success-page.tsx'), queryClient),
    },
  ],
};

export default remote;
