import type { FastifyRequest } from 'fastify';
import { route, type Routes } from '../route.ts';
import type { Viewer } from '../viewer.ts';
import { callbackRoutes } from './callback-routes.ts';
import { payuPageRoutes } from './payu/payu-page-routes.ts';
import type { Payer } from './open-attempt.ts';
import { readOrderStatus } from './read-order-status.ts';
import { sandboxRoutes } from './sandbox/sandbox-routes.ts';
import { startCashfree, startPayu, startUpi } from './start-payment.ts';

interface Asked {
  body: { orderId: string };
  viewer: Viewer | null;
  request: FastifyRequest;
}

export const paymentRoutes: Routes = async (app, parts) => {
  const payer = ({ body: { orderId }, viewer, request }: Asked): Payer => ({ orderId, viewer, ip: request.ip });

  route(app, 'POST /api/addCashFreePayment', { access: 'public', handler: (asked) => startCashfree(parts, payer(asked)) });
  route(app, 'POST /api/pay', { access: 'public', handler: (asked) => startPayu(parts, payer(asked)) });
  route(app, 'POST /api/upiTransaction', { access: 'public', handler: (asked) => startUpi(parts, payer(asked)) });
  route(app, 'POST /api/upiTransactionWithIdfc', { access: 'public', handler: (asked) => startUpi(parts, payer(asked)) });

  route(app, 'GET /api/getOrderStatus', {
    access: 'public',
    handler: ({ query, request, reply }) => {
      void reply.header('cache-control', 'no-store');
      return readOrderStatus(parts, query.transactionId, (error) => request.log.warn({ err: error }, 'gateway not asked'));
    },
  });

  payuPageRoutes(app, parts);
  await callbackRoutes(app, parts);
  await sandboxRoutes(app, parts);
};
