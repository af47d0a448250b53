import { describe, expect, test } from '@jest/globals';
import { aRegistry, aRemote, aShell } from '../testing/a-release.ts';
import { anEdge } from '../testing/an-edge.ts';
import { aDrawing, fakePool } from '../testing/fake-pool.ts';
import { fakeSource } from '../testing/fake-source.ts';
import { embedded, halves, metaOf, piece, preloadsOf, visit } from '../testing/page-markup.ts';

const fault = { fault: 'render' } as const;

describe('When a page is the browser’s to draw', () => {
  const site = (...about: Parameters<typeof aRemote>) => {
    const pool = fakePool();
    return { pool, ...anEdge({ pool, releases: fakeSource(aRegistry(aShell(), aRemote(...about))) }) };
  };
  const routes = aRemote().about.routes.map((route) => ({ ...route, render: 'browser' as const }));

  test.each([
    ['because its route says so', { about: { routes } }],
    ['because it is for staff', { about: { audience: 'staff' as const } }],
  ])('%s, then the frame is drawn, and search engines do not keep it', async (_why, about) => {
    const { edge, pool } = site(about);

    const { statusCode, body } = await visit(edge, '/cart/1');

    expect(statusCode).toBe(200);
    expect(pool.asked).toMatchObject([{ draw: 'frame', owner: { name: 'shell' } }]);
    expect(body).toContain('<div id="root"><header>frame</header></div>');
    expect(piece(body, /<title>.*<\/title>/)).toBe('<title>Your cart · Aarohan Institute</title>');
    expect(metaOf(body)).toMatchObject({ robots: 'noindex' });
    expect(body).not.toContain('canonical');
    expect(embedded(body, 'page-data')).toBeNull();
    expect(body).toContain('<noscript>');
  });

  test('then its code and calls are fetched at once', async () => {
    const { edge } = site({ about: { routes } });

    const [head, rest] = halves((await visit(edge, '/cart/1')).body);

    expect(preloadsOf(head).map(({ as, priority }) => [as, priority])).toEqual(
      ['script', 'font', 'script', 'script', 'script', 'fetch'].map((as) => [as, undefined]),
    );
    expect(preloadsOf(rest)).toEqual([]);
  });

  test.each([
    ['', false],
    ['s=1', false],
    ['signed-in=1', false],
    ['a=b; signed-in=staff', true],
  ])('and for staff, then with the cookie %j its code and calls are sent ahead: %j', async (cookie, ahead) => {
    const { edge } = site({ about: { audience: 'staff' } });
    // What the other kind of visitor gets must not be answered.
    await visit(edge, '/cart/1', { headers: { cookie: ahead ? '' : 'signed-in=staff' } });

    const { body } = await visit(edge, '/cart/1', { headers: { cookie } });

    expect(body.includes('as="fetch"')).toBe(ahead);
    expect(/rel="preload"[^>]*remoteEntry/.test(body)).toBe(ahead);
  });
});

describe('When a page cannot be drawn on the server', () => {
  test('then the frame comes, for the browser to draw the page, and search engines may keep it', async () => {
    const pool = fakePool({ '/cart/1': fault });
    const { edge } = anEdge({ pool });

    const { statusCode, body } = await visit(edge, '/cart/1');

    expect(pool.asked.map(({ draw }) => draw)).toEqual(['page', 'frame']);
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"><header>frame</header></div>');
    expect(preloadsOf(halves(body)[0]).map(({ as }) => as)).toContain('fetch');
    expect(metaOf(body)).not.toHaveProperty('robots');
  });

  test.each([
    ['answers an error', { status: 500 }],
    ['leads to another site', { status: 302, location: 'https://elsewhere.example/' }],
    ['leads to another site without saying how', { status: 302, location: '//elsewhere.example/' }],
    ['leads to another site in a roundabout way', { status: 302, location: '/.//elsewhere.example/' }],
  ])('because it %s, then the frame comes as well', async (_why, page) => {
    const { edge } = anEdge({ pool: fakePool({ '/cart/1': aDrawing(page) }) });

    const { statusCode, body } = await visit(edge, '/cart/1');

    expect(statusCode).toBe(200);
    expect(body).toContain('<header>frame</header>');
  });

  test('and the frame cannot either, then the root is empty', async () => {
    const pool = Object.assign(fakePool({ '/cart/1': fault }), { frame: fault });
    const { edge } = anEdge({ pool });

    const { statusCode, body } = await visit(edge, '/cart/1');

    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('#root:empty');
  });

  test('and nobody owns its address, then the frame comes with status 404', async () => {
    const { edge } = anEdge({ pool: fakePool({ '/nowhere': fault }) });

    const { statusCode, body } = await visit(edge, '/nowhere');

    expect(statusCode).toBe(404);
    expect(body).toContain('<header>frame</header>');
  });
});
