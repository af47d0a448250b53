import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LoaderFunctionArgs } from 'react-router';
import { request } from '@aarohan/shared/http';
import { Link } from '@aarohan/shared/router';
import { useLoaderData } from 'react-router';
import { expectNoise } from '@aarohan/shared/testing/fail-on-noise.ts';
import { server } from '@aarohan/shared/testing/server.ts';
import { aProblem } from '../testing/a-problem.ts';
import { aModule, aRemote } from '../testing/a-remote.ts';
import { fakeLoader } from '../testing/fake-loader.ts';
import { openSite } from '../testing/open-site.tsx';

const drivePage = {
  Component: () => (
    <>
      <title>Drive 2026</title>
      <h1>The drive</h1>
      <Link to="/course_details/p1">A program</Link>
    </>
  ),
};

const programPage = {
  Component: () => <h1>{`Program ${String(useLoaderData())}`}</h1>,
  loader: ({ params }: LoaderFunctionArgs) => Promise.resolve(params['productId']),
};

const drive = aRemote();
const program = aRemote({
  name: 'storefront-mfe',
  title: 'Programs',
  routes: [{ path: '/course_details/:productId', title: 'Program', calls: ['/api/getProductDetails/:productId'] }],
  current: { ...aRemote().current, container: 'store' },
  previous: null,
});

const bothWork = () =>
  fakeLoader({ now: aModule({ '/campus_drive': drivePage }), store: aModule({ '/course_details/:productId': programPage }) });
const productAnswers = (): void => server.use(http.get('/api/getProductDetails/:id', () => HttpResponse.json({})));
const card = (): Promise<HTMLElement> => within(screen.getByRole('main')).findByRole('alert');
const retry = (): HTMLElement => within(screen.getByRole('main')).getByRole('button', { name: 'Retry' });
const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });

describe('a page of a remote', () => {
  test('When its address is opened, then it stands in main with its own title, between header and footer', async () => {
    openSite('/campus_drive', [drive], bothWork());

    expect(await heading('The drive')).toBeVisible();

    expect(within(screen.getByRole('main')).getByText('The drive')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(document.title).toBe('Drive 2026');
  });

  test('When the page sets no title, then the registry’s stands', async () => {
    productAnswers();
    openSite('/course_details/p1', [program], bothWork());

    await heading('Program p1');

    expect(document.title).toBe('Program · Aarohan Institute');
  });

  test('When it is being loaded, then header and footer stand already and its calls are under way', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/getProductDetails/:id', ({ params }) => {
        asked.push(String(params['id']));
        return HttpResponse.json({});
      }),
    );
    openSite('/course_details/a%20b', [program], fakeLoader({ store: 'hang' }));

    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByText('Loading the page…')).toBeInTheDocument();
    await waitFor(() => expect(asked).toEqual(['a b']));
  });

  test('When a link leads to another remote, then focus and title go along', async () => {
    productAnswers();
    const { user, address } = openSite('/campus_drive', [drive, program], bothWork());

    await user.click(await screen.findByRole('link', { name: 'A program' }));

    expect(await heading('Program p1')).toHaveFocus();
    expect(address()).toBe('/course_details/p1');
  });

  test('When no remote owns the address, then it is not found and leads home', async () => {
    openSite('/nowhere', [drive]);

    expect(await heading('Page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page not found · Aarohan Institute');
  });
});

describe('a page that fails', () => {
  test('When its remote cannot be loaded, then an alert in main names the part, and Retry loads it without a reload', async () => {
    const loader = fakeLoader();
    const { user, reports } = openSite('/campus_drive', [drive], loader);

    expect(await card()).toHaveTextContent('“Campus drive” could not be loaded');
    expect(screen.getByRole('heading', { level: 1, name: 'Campus drive' })).toBeVisible();
    expect(reports.map(({ version }) => version)).toEqual(['1.0.0+now', '1.0.0+before']);

    loader.set('now', aModule({ '/campus_drive': drivePage }));
    await user.click(retry());
    expect(await heading('The drive')).toHaveFocus();
  });

  test('When one remote is broken, then the others work', async () => {
    productAnswers();
    const loader = bothWork();
    loader.set('store', new Error('500'));
    const { user } = openSite('/campus_drive', [drive, program], loader);

    await user.click(await screen.findByRole('link', { name: 'A program' }));
    expect(await card()).toHaveTextContent('“Programs” could not be loaded');
    await user.click(screen.getByRole('link', { name: 'Campus' }));

    expect(await heading('The drive')).toBeVisible();
  });

  test('When it throws while rendering, then it is reported, and Retry starts it afresh', async () => {
    expectNoise(/boom/);
    const broken = {
      Component: () => {
        throw new Error('boom');
      },
    };
    const loader = fakeLoader({ now: aModule({ '/campus_drive': broken }) });
    const { user, reports } = openSite('/campus_drive', [drive], loader);

    expect(await card()).toHaveTextContent('“Campus drive” stopped working');
    expect(reports).toEqual([{ remote: 'campus-mfe', version: '1.0.0+now', kind: 'crash', path: '/campus_drive' }]);

    loader.set('now', aModule({ '/campus_drive': drivePage }));
    await user.click(retry());
    expect(await heading('The drive')).toBeVisible();
  });

  test('When its data does not come, then it says so, blames no part, and Retry asks again', async () => {
    server.use(http.get('/api/me', () => aProblem(500, 'internal'), { once: true }));
    const page = { ...drivePage, loader: () => request('GET /api/me', {}) };
    const { user, reports } = openSite('/campus_drive', [drive], fakeLoader({ now: aModule({ '/campus_drive': page }) }));

    expect(await card()).toHaveTextContent('The page’s data could not be loaded');

    server.use(http.get('/api/me', () => HttpResponse.json({})));
    await user.click(retry());
    expect(await heading('The drive')).toBeVisible();
    expect(reports).toEqual([]);
  });

  test.each([
    [
      'its loader says so',
      () => {
        throw new Response(null, { status: 404 });
      },
    ],
    ['the API says so', () => request('GET /api/me', {})],
  ])('When what it shows does not exist because %s, then the page is not found', async (_, loader) => {
    server.use(http.get('/api/me', () => aProblem(404, 'not-found')));
    openSite('/campus_drive', [drive], fakeLoader({ now: aModule({ '/campus_drive': { ...drivePage, loader } }) }));

    expect(await heading('Page not found')).toBeVisible();
  });
});
