import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { AddCourseToCartButton } from './add-course-to-cart-button.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';

const aRemote = (Component: ComponentType): RemoteModule => ({
  contract: 1,
  routes: () => [{ path: '/', lazy: () => Promise.resolve({ Component }) }],
});
const Course = () => <AddCourseToCartButton courseId="u1" courseName="Git Basics" />;
const SelfPaced = () => <AddToCartButton productId="s1" productName="SQL" plainFailure />;
const add = () => screen.findByRole('button', { name: /^Add to cart/ });

test('When a course is added twice, then one cart is made of it and shown', async () => {
  const bodies: unknown[] = [];
  const gate = aGate();
  server.use(
    http.post('/api/addToCartTech', async ({ request }) => {
      bodies.push(await request.json());
      await gate.opened;
      return HttpResponse.json({ cartId: 'c7' });
    }),
  );
  const { user, address } = renderPage(aRemote(Course), '/');

  expect(await add()).toHaveAccessibleName('Add to cart Git Basics');
  await user.dblClick(await add());
  gate.open();
  await waitFor(() => expect(address()).toBe('/cart/c7'));
  expect(screen.getByRole('status')).toHaveTextContent('Course added to cart successfully!');
  expect(bodies).toEqual([{ courses: [{ courseId: 'u1', quantity: 1 }], products: [] }]);
});

test.each([
  ['course', 403, Course],
  ['course', 404, Course],
  ['course', 500, Course],
  ['self-paced program', 403, SelfPaced],
  ['self-paced program', 404, SelfPaced],
  ['self-paced program', 500, SelfPaced],
])('When a %s is refused with %i, then the visitor reads that it failed and stays', async (_, status, button) => {
  server.use(
    http.post('/api/addToCartTech', () => HttpResponse.json({ message: 'no', error: 'no', code: 'internal', requestId: 'r' }, { status })),
  );
  const { user, address } = renderPage(aRemote(button), '/');

  await user.click(await add());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add course to cart.');
  expect(address()).toBe('/');
  expect(await add()).toBeEnabled();
});
