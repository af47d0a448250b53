import { route, type Routes } from '../route.ts';
import { addToCart } from './add-to-cart.ts';
import { changeQuantities } from './change-quantities.ts';
import { readCart } from './read-cart.ts';

export const cartRoutes: Routes = (app, parts) => {
  route(app, 'POST /api/addToCartTech', { access: 'public', ignoresSession: true, handler: ({ body }) => addToCart(parts, body) });

  route(app, 'GET /api/getCartTech/:cartId', {
    access: 'public',
    handler: ({ params, reply }) => {
      void reply.header('cache-control', 'no-store');
      return parts.db.transaction((tx) => readCart(tx, parts.pictures, params.cartId), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
    },
  });

  route(app, 'PUT /api/updateCartTech/:cartId', {
    access: 'public',
    ignoresSession: true,
    handler: ({ params, body }) => changeQuantities(parts, params.cartId, body),
  });
};
