import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aFeaturedProgram } from './a-program.ts';
import { SelfPacedPrograms } from './self-paced-programs.tsx';

const remote: RemoteModule = {
  contract: 1,
  routes: () => [
    {
      path: '/',
      lazy: () => Promise.resolve({ Component: () => <SelfPacedPrograms actionFor={({ _id }) => <button>{`Add ${_id}`}</button>} /> }),
    },
  ],
};

const list = (count: number) =>
  Array.from({ length: count }, (_, n) => aFeaturedProgram({ _id: `s${n}`, productName: `Program ${n}`, mode: 'Self-paced' }));
const serve = (products: object[]) => server.use(http.get('/api/getOtherProducts', () => HttpResponse.json({ products })));

test('When the programs are on their way, then the page says so; when they come, all are there, each with its action', async () => {
  const gate = aGate();
  server.use(
    http.get('/api/getOtherProducts', async () => {
      await gate.opened;
      return HttpResponse.json({ products: list(7) });
    }),
  );
  renderPage(remote, '/');

  expect(await screen.findByRole('status')).toHaveTextContent('Loading self-paced programs…');
  gate.open();
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(7);
  const last = within(cards[6] as HTMLElement);
  expect(last.getByText('Self-paced')).toBeVisible();
  expect(last.getByRole('link', { name: 'View Program 6' })).toHaveAttribute('href', '/course_details/s6');
  expect(last.getByRole('button', { name: 'Add s6' })).toBeVisible();
});

test('When there are none, then the page says so', async () => {
  serve([]);
  renderPage(remote, '/');

  expect(await screen.findByText('No self-paced programs are open right now')).toBeVisible();
});

test('When the list fails and Retry is pressed, then it loads without a reload', async () => {
  server.use(http.get('/api/getOtherProducts', () => new HttpResponse('oops', { status: 500 })));
  const { user } = renderPage(remote, '/');

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load self-paced programs');
  serve(list(1));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
