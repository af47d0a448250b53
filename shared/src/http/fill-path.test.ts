import { expect, test } from '@jest/globals';
import { fillPath } from './fill-path.ts';

test.each([
  ['GET /api/me', {}, 'GET', '/api/me'],
  ['GET /api/me', undefined, 'GET', '/api/me'],
  ['GET /api/getProductDetails/:productId', { params: { productId: 'p1' } }, 'GET', '/api/getProductDetails/p1'],
  ['PUT /api/a/:x/b/:y', { params: { x: 1, y: 'two' } }, 'PUT', '/api/a/1/b/two'],
  ['GET /api/a/:x', { params: { x: '../b?c=1#d' } }, 'GET', '/api/a/..%2Fb%3Fc%3D1%23d'],
  ['GET /api/getProduct', { query: { page: 2, filter: undefined } }, 'GET', '/api/getProduct?page=2'],
  ['GET /api/getCourses', { query: { category: 'Data & AI' } }, 'GET', '/api/getCourses?category=Data+%26+AI'],
])('When %s is filled with %j, then it asks %s %s', (key, input, method, url) => {
  expect(fillPath(key, input)).toEqual({ method, url });
});
