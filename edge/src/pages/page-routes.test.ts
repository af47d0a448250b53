import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { aRegistry, aRemote, aShell } from '../testing/a-release.ts';
import { anEdge } from '../testing/an-edge.ts';
import { fakeSource } from '../testing/fake-source.ts';
import { asBrowser, embedded, piece, preloadsOf, visit } from '../testing/page-markup.ts';

describe('When a page is asked for that nothing draws on the server', () => {
  test('then its document has the owner’s title, an empty root, and the shell by nonce and digest', async () => {
    const { edge, shell } = anEdge();

    const { statusCode, headers, body } = await visit(edge, '/cart/abc/');

    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(statusCode).toBe(200);
    expect(piece(body, /<title>.*<\/title>/)).toBe('<title>Your cart · Aarohan Institute</title>');
    expect(piece(body, /<script defer.*<\/script>/)).toBe(
      `<script defer nonce="${nonce}" crossorigin="anonymous" integrity="sha384-shell" src="/remotes/shell/${shell.version}/shell.js"></script>`,
    );
    expect(piece(body, /<html[^>]*>/)).toBe('<html lang="en-IN">');
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('#root:empty');
    expect(piece(body, /<noscript>.*<\/noscript>/)).toContain('needs JavaScript');
  });

  test('then everything its first view needs is preloaded, in the order of need', async () => {
    const { edge, shell, remote } = anEdge();

    const { body } = await visit(edge, '/cart/a%20b');

    expect(preloadsOf(body).map(({ as, href, integrity }) => [as, href, integrity])).toEqual([
      ['script', `/remotes/shell/${shell.version}/shell.js`, 'sha384-shell'],
      ['font', `/remotes/shell/${shell.version}/font.woff2`, undefined],
      ['script', `/remotes/checkout-mfe/${remote.version}/remoteEntry.js`, 'sha384-entry'],
      ['script', `/remotes/checkout-mfe/${remote.version}/remote.js`, 'sha384-remote'],
      ['script', `/remotes/checkout-mfe/${remote.version}/cart-page.js`, 'sha384-page'],
      ['fetch', '/api/getCartTech/a%20b', undefined],
    ]);
  });

  test('then the registry in it names what to load and what to fall back to, and no owner', async () => {
    const [shell, remote, before] = [aShell(), aRemote(), aRemote()];
    const registry = aRegistry(shell, remote);
    registry.apps['checkout-mfe'] = { current: remote, previous: before };
    const { edge } = anEdge({ releases: fakeSource(registry) });

    const { body } = await visit(edge, '/');

    const loadable = ({ version, container }: typeof remote) => ({
      version,
      container,
      entry: `/remotes/checkout-mfe/${version}/remoteEntry.js`,
      integrity: 'sha384-entry',
    });
    const { title, audience } = remote.about;
    const routes = [{ path: '/cart/:cartId', title: 'Your cart', calls: ['/api/getCartTech/:cartId'] }];
    expect(embedded(body, 'page-registry')).toEqual({
      generation: 1,
      origin: 'http://localhost:4310',
      shell: { version: shell.version },
      remotes: [{ name: 'checkout-mfe', title, audience, routes, current: loadable(remote), previous: loadable(before) }],
    });
  });

  test('then a title cannot break out of the markup', async () => {
    const evil = aRemote({
      about: { routes: [{ path: '/x', page: 'cart-page', title: '</title></script><b>', calls: [], render: 'server' }] },
    });
    const { edge } = anEdge({ releases: fakeSource(aRegistry(aShell(), evil)) });

    const { body } = await visit(edge, '/x');

    expect(body).not.toContain('<b>');
    expect(embedded(body, 'page-registry')).toMatchObject({ remotes: [{ routes: [{ title: '</title></script><b>' }] }] });
  });

  test('by a browser that takes gzip, then it comes compressed', async () => {
    const { edge } = anEdge();

    const { headers, rawPayload } = await visit(edge, '/', { headers: { 'accept-encoding': 'gzip, br;q=0' } });

    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(rawPayload).toString()).toContain('<!doctype html>');
  });
});

describe('When nobody owns an address', () => {
  test('then the shell comes with status 404', async () => {
    const { edge } = anEdge();

    const { statusCode, body } = await visit(edge, '/nowhere');

    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Page not found · Aarohan Institute</title>');
    expect(body).toContain('<script defer');
  });

  test.each([
    ['/%E0%A4%A', asBrowser, 400],
    ['/%FF', asBrowser, 400],
    ['//elsewhere.example/cart/1', asBrowser, 404],
    ['/.//elsewhere.example', asBrowser, 404],
    ['/old/logo.png', { accept: 'image/avif,*/*' }, 404],
    ['/nowhere', { accept: 'application/json' }, 404],
  ])('as %s, then the answer is short', async (path, headers, status) => {
    const { edge } = anEdge();

    // As it stands on the line: `inject` would take two slashes for a host.
    const { statusCode, body } = await edge.inject({ url: { pathname: path }, headers });

    expect(statusCode).toBe(status);
    expect(body).not.toContain('<html');
  });

  test('and a picture was meant, then no page is sent', async () => {
    const { edge } = anEdge();

    expect((await edge.inject({ url: '/old/logo.png', headers: { accept: 'image/avif,*/*' } })).body).toBe('Not found\n');
  });
});

describe('When the headers of a page are read', () => {
  test('then scripts need the nonce and nothing may be framed, embedded or rebased', async () => {
    const { headers } = await visit(anEdge().edge, '/');

    const policy = String(headers['content-security-policy']).replace(/nonce-[^']+/g, 'nonce-N');
    expect(policy).toBe(
      "default-src 'none'; script-src 'nonce-N' 'strict-dynamic' 'self'; style-src 'self' 'nonce-N'; img-src 'self' data:; media-src 'self'; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('of a site behind https, then browsers stay there', async () => {
    const { headers } = await visit(anEdge({ publicUrl: 'https://aarohan.example' }).edge, '/');

    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

test('When nothing is published yet, then the page says so with status 503', async () => {
  const { edge } = anEdge({ releases: fakeSource(undefined) });

  const { statusCode, body, headers } = await visit(edge, '/');

  expect(statusCode).toBe(503);
  expect(body).toContain('The site is being set up.');
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['/favicon.svg', '<svg'],
  ['/robots.txt', 'Disallow: /api/'],
])('When %s is asked for, then it is there', async (path, text) => {
  const { statusCode, body } = await anEdge().edge.inject(path);

  expect(statusCode).toBe(200);
  expect(body).toContain(text);
});
