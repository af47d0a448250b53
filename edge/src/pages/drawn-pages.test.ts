import { describe, expect, test } from '@jest/globals';
import { anEdge } from '../testing/an-edge.ts';
import { aDrawing, fakePool } from '../testing/fake-pool.ts';
import { embedded, halves, metaOf, preloadsOf, visit } from '../testing/page-markup.ts';

describe('When a page is drawn on the server', () => {
  test('then its markup, styles and data are in the document, and the browser has nothing to wait for', async () => {
    const drawing = aDrawing({
      html: '<link rel="preload" as="image" href="/a.webp"><h1>Cart</h1>',
      styles: '<style>a{}</style>',
      data: '{"a":"<b>"}',
    });
    const pool = fakePool({ '/cart/1?tab=2': drawing });
    const { edge, shell, remote } = anEdge({ pool });

    const { statusCode, body } = await visit(edge, '/cart/1?tab=2');

    const [head, rest] = halves(body);
    expect(statusCode).toBe(200);
    expect(pool.asked).toMatchObject([{ url: '/cart/1?tab=2', draw: 'page', owner: remote, shell, path: '/cart/:cartId' }]);
    expect(head).toContain('<style>a{}</style>');
    expect(head).not.toContain('#root:empty');
    expect(rest).toContain('<div id="root"><link rel="preload" as="image" href="/a.webp"><h1>Cart</h1></div>');
    expect(rest).toContain('{"a":"\\u003cb>"}');
    expect(embedded(body, 'page-data')).toEqual({ a: '<b>' });
    expect(body).not.toContain('<noscript>');
  });

  test('then only the font is fetched before it, and the code behind it', async () => {
    const { edge, shell, remote } = anEdge({ pool: fakePool() });

    const [head, rest] = halves((await visit(edge, '/cart/1')).body);

    expect(preloadsOf(head).map(({ as }) => as)).toEqual(['font']);
    expect(preloadsOf(rest)).toEqual(
      [
        [`/remotes/shell/${shell.version}/shell.js`, 'sha384-shell'],
        [`/remotes/checkout-mfe/${remote.version}/remoteEntry.js`, 'sha384-entry'],
        [`/remotes/checkout-mfe/${remote.version}/remote.js`, 'sha384-remote'],
        [`/remotes/checkout-mfe/${remote.version}/cart-page.js`, 'sha384-page'],
      ].map(([href, integrity]) => ({ as: 'script', priority: 'low', href, integrity })),
    );
    expect(rest.indexOf('<script defer')).toBeGreaterThan(rest.indexOf('id="page-data"'));
  });

  test('then the script that guards early visitors is in its head, with the nonce', async () => {
    const { edge } = anEdge({ pool: fakePool() });

    const { body, headers } = await visit(edge, '/cart/1');

    const nonce = /<script nonce="([^"]+)">\(\(\)=>/.exec(halves(body)[0])?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(body).toContain('[data-account]{visibility:hidden');
  });
});

describe('When there is nothing at an address', () => {
  test('because nobody owns it, then the shell draws its not-found page, with status 404', async () => {
    const pool = fakePool();
    const { edge, shell } = anEdge({ pool });

    const { statusCode, body, headers } = await visit(edge, '/nowhere');

    expect(statusCode).toBe(404);
    expect(pool.asked).toMatchObject([{ draw: 'page', owner: shell, path: '*' }]);
    expect(body).toContain(`<main>* by ${shell.version}</main>`);
    expect(metaOf(body)).toMatchObject({ robots: 'noindex' });
    expect(headers).not.toHaveProperty('etag');
  });

  test('because the page says so, then the status does too', async () => {
    const { edge } = anEdge({ pool: fakePool({ '/cart/gone': aDrawing({ status: 404, html: '<h1>Page not found</h1>' }) }) });

    const { statusCode, body } = await visit(edge, '/cart/gone');

    expect(statusCode).toBe(404);
    expect(body).toContain('<h1>Page not found</h1>');
    expect(metaOf(body)).toMatchObject({ robots: 'noindex' });
  });
});

test.each([
  ['/login?next=%2Fcart%2F1', '/login?next=%2Fcart%2F1'],
  ['http://localhost:4310/login#top', '/login#top'],
])('When a page leads to %s, then so does the answer', async (location, found) => {
  const { edge } = anEdge({ pool: fakePool({ '/cart/1': aDrawing({ status: 302, location }) }) });

  const { statusCode, headers } = await visit(edge, '/cart/1');

  expect([statusCode, headers['location'], headers['cache-control']]).toEqual([302, found, 'no-store']);
});
