import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A cart of one program at the usual fee (₹5,900 with GST), unless said otherwise. */
export async function aCart(app: FastifyInstance, body: object = { products: [{ productId: 'generative-ai-course' }] }): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/addToCartTech', body });
  return answer.json<{ cartId: string }>().cartId;
}

/** The order page's form; say only what matters. */
export const anOrderForm = (cartId: string, changes: object = {}) => ({
  cartId,
  firstname: 'Asha',
  lastname: 'Rao',
  address: '12 Park Street',
  city: 'Kolkata',
  email: 'Asha.Rao@example.com',
  pin: '700016',
  phone: '098765 43210',
  country: 'India',
  amountPaid: 5900,
  ...changes,
});

export const postOrder = (app: FastifyInstance, body: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: '/api/addOrder', body, headers });

/** Places an order of its own for a new cart and answers its id. */
export async function anOrder(app: FastifyInstance, changes: object = {}, headers: Record<string, string> = {}): Promise<string> {
  const answer = await postOrder(app, anOrderForm(await aCart(app), changes), headers);
  if (answer.statusCode !== 200) throw new Error(`No order: ${answer.body}`);
  return answer.json<{ orderId: string }>().orderId;
}
