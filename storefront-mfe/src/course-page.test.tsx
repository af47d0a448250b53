import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aCourseInFull } from './features/courses/a-course.ts';
import remote from './remote.tsx';

const address = '/techademy_course_details/u1';
const call = '/api/getProductDetailsByProductId/u1';
const problem = (status: number) => HttpResponse.json({ message: 'no', error: 'no', code: 'internal', requestId: 'r1' }, { status });
const serve = (course = aCourseInFull()) => server.use(http.get(call, () => HttpResponse.json(course)));
const name = () => screen.findByRole('heading', { level: 1, name: 'Git Basics' });
const facts = () =>
  Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent] as const));
const items = (title: string) =>
  [...(screen.getByRole('heading', { level: 2, name: title }).parentElement?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent,
  );

test('When a course is opened, then everything that is known of it is there, its seconds as whole minutes', async () => {
  serve();
  renderPage(remote, address);

  await name();
  expect(facts()).toEqual({
    Duration: '90 minutes',
    Modules: '7',
    Proficiency: 'Beginner',
    Language: 'English',
    Author: 'Mira Sen',
    Rating: expect.stringContaining('4.2'),
  });
  expect(items('Skills')).toEqual(['Git', 'Code review']);
  expect(items('Highlights')).toEqual(['Commits that tell why', 'Branches without fear']);
  for (const text of ['Tools', 'From the first commit to a review.', 'A computer of your own.', '#git #teamwork']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText(/You receive a certificate/)).toBeVisible();
  expect(document.title).toBe('Git Basics · Aarohan Institute');
});

test('When nobody has rated it and it has no certificate, then it says no rating and promises none', async () => {
  serve(aCourseInFull({ rating: null, is_certificate_enabled: false }));
  renderPage(remote, address);

  await name();
  expect(facts()).toMatchObject({ Rating: 'No rating' });
  expect(screen.queryByText(/certificate/i)).not.toBeInTheDocument();
});

test('When Subscribe Now is pressed twice, then one cart with the course is made and shown', async () => {
  serve();
  const bodies: unknown[] = [];
  server.use(
    http.post('/api/addToCartTech', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ cartId: 'c7' });
    }),
  );
  const page = renderPage(remote, address);
  await name();

  await page.user.dblClick(screen.getAllByRole('button', { name: 'Subscribe Now Git Basics' })[0] as HTMLElement);
  await waitFor(() => expect(page.address()).toBe('/cart/c7'));
  expect(bodies).toEqual([{ courses: [{ courseId: 'u1', quantity: 1 }], products: [] }]);
});

test('When the cart does not take it, then the visitor reads so and can try again', async () => {
  serve();
  server.use(http.post('/api/addToCartTech', () => problem(500)));
  const { user } = renderPage(remote, address);
  await name();
  const [button] = screen.getAllByRole('button', { name: /^Subscribe Now/ });

  await user.click(button as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add course to cart.');
  expect(button).toBeEnabled();
});

test('When the course is not there yet, then the page says that it is coming', async () => {
  const gate = aGate();
  server.use(
    http.get(call, async () => {
      await gate.opened;
      return HttpResponse.json(aCourseInFull());
    }),
  );
  renderPage(remote, address);

  expect(await screen.findByText('Loading Course Details...')).toBeVisible();
  gate.open();
  await name();
  expect(screen.queryByText('Loading Course Details...')).not.toBeInTheDocument();
});

test('When the course fails and Retry is pressed, then it is shown without a reload', async () => {
  server.use(http.get(call, () => problem(500)));
  const { user } = renderPage(remote, address);

  expect(await screen.findByText('Course not found.')).toBeVisible();
  serve();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await name();
});
