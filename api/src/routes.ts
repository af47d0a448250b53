import { accountRoutes } from './accounts/account-routes.ts';
import { campusRoutes } from './campus/campus-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { enrolmentRoutes } from './enrolments/enrolment-routes.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { resultRoutes } from './results/result-routes.ts';
import type { Routes } from './route.ts';

/** Every noun of the API; `app.ts` registers them in this order. */
export const routes: Routes[] = [
  accountRoutes,
  campusRoutes,
  cartRoutes,
  catalogueRoutes,
  enrolmentRoutes,
  leadRoutes,
  mediaRoutes,
  orderRoutes,
  paymentRoutes,
  resultRoutes,
];
