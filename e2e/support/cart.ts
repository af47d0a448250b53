import { expect, type APIRequestContext } from '@playwright/test';

/** Makes a cart with the first top program over the API and returns its id. */
export async function addToCart(request: APIRequestContext): Promise<string> {
  const { products } = (await (await request.get('/api/getTopProducts')).json()) as { products: { _id: string }[] };
  const answer = await request.post('/api/addToCartTech', {
    data: { courses: [], products: [{ productId: products[0]?._id, quantity: 1 }] },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { cartId: string }).cartId;
}
