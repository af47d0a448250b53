import { route, type Routes } from '../route.ts';
import { placeOrder } from './place-order.ts';

export const orderRoutes: Routes = (app, parts) => {
  route(app, 'POST /api/addOrder', {
    access: 'public',
    handler: ({ body, viewer, request }) => placeOrder(parts, body, viewer, request.ip),
  });
};
