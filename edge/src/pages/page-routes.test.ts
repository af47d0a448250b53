import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { aRegistry, aRemote, aShell } from '../testing/a-release.ts';
import { anEdge } from '../testing/an-edge.ts';
import { fakeSource } from '../testing/fake-source.ts';

const asBrowser = { accept: 'text/html,*/*;q=0.8' };

const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
const embedded = (html: string): unknown => JSON.parse(/id="page-registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

describe('When a page is asked for', () => {
  test('then its document has the owner’s title and loads the shell by nonce and digest', async () => {
    const { edge, shell } = anEdge();

    const { statusCode, headers, body } = await edge.inject({ url: '/cart/abc/', headers: asBrowser });

    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(statusCode).toBe(200);
    expect(tag(body, /<title>.*<\/title>/)).toBe('<title>Your cart · Aarohan Institute</title>');
    expect(tag(body, /<script defer.*<\/script>/)).toBe(
      `<script defer nonce="${nonce}" crossorigin="anonymous" integrity="sha384-shell" src="/remotes/shell/${shell.version}/shell.js"></script>`,
    );
    expect(tag(body, /<html[^>]*>/)).toBe('<html lang="en-IN">');
  });

  test('then everything its first view needs is preloaded, in the order of need', async () => {
    const { edge, shell, remote } = anEdge();

    const { body } = await edge.inject({ url: '/cart/a%20b', headers: asBrowser });

    const links = [
      ...body.matchAll(
        /<link rel="preload" as="(\w+)".*? href="([^"]+)" crossorigin="anonymous"(?: nonce="[^"]+")?(?: integrity="([^"]+)")?>/g,
      ),
    ];
    expect(links.map(([, as, href, integrity]) => [as, href, integrity])).toEqual([
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

    const { body } = await edge.inject({ url: '/', headers: asBrowser });

    const loadable = ({ version, container }: typeof remote) => ({
      version,
      container,
      entry: `/remotes/checkout-mfe/${version}/remoteEntry.js`,
      integrity: 'sha384-entry',
    });
    const { title, audience, routes } = remote.about;
    expect(embedded(body)).toEqual({
      generation: 1,
      shell: { version: shell.version },
      remotes: [{ name: 'checkout-mfe', title, audience, routes, current: loadable(remote), previous: loadable(before) }],
    });
  });

  test('then a title cannot break out of the markup', async () => {
    const evil = aRemote({ about: { routes: [{ path: '/x', page: 'cart-page', title: '</title></script><b>', calls: [] }] } });
    const { edge } = anEdge({ releases: fakeSource(aRegistry(aShell(), evil)) });

    const { body } = await edge.inject({ url: '/x', headers: asBrowser });

    expect(body).not.toContain('<b>');
    expect(embedded(body)).toMatchObject({ remotes: [{ routes: [{ title: '</title></script><b>' }] }] });
  });

  test('twice, then no nonce comes twice and no copy may be reused', async () => {
    const { edge } = anEdge();

    const answers = await Promise.all([1, 2].map(() => edge.inject({ url: '/', headers: asBrowser })));

    const [first, second] = answers.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
    expect(first).toMatch(/^[\w+/]{22}==$/);
    expect(second).not.toBe(first);
    expect(answers[0]?.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(answers[0]?.headers).not.toHaveProperty('etag');
  });

  test('after another publish, then the new release is in it', async () => {
    const { edge, releases, shell } = anEdge();
    const next = aRemote();
    await edge.inject({ url: '/', headers: asBrowser });

    releases.registry = { ...aRegistry(shell, next), generation: 2 };

    expect((await edge.inject({ url: '/cart/1', headers: asBrowser })).body).toContain(
      `/remotes/checkout-mfe/${next.version}/cart-page.js`,
    );
  });

  test('by a browser that takes gzip, then it comes compressed', async () => {
    const { edge } = anEdge();

    const { headers, rawPayload } = await edge.inject({ url: '/', headers: { ...asBrowser, 'accept-encoding': 'gzip, br;q=0' } });

    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(rawPayload).toString()).toContain('<!doctype html>');
  });
});

describe('When a staff page is asked for', () => {
  const staffSite = () => anEdge({ releases: fakeSource(aRegistry(aShell(), aRemote({ about: { audience: 'staff' } }))) });

  const asking = async (cookie: string) => (await staffSite().edge.inject({ url: '/cart/1', headers: { ...asBrowser, cookie } })).body;

  test.each(['', 's=1', 'signed-in=1'])('with the cookie %j, then neither its code nor its calls are sent ahead', async (cookie) => {
    const html = await asking(cookie);

    expect(html).not.toContain('as="fetch"');
    expect(html).not.toMatch(/rel="preload"[^>]*remoteEntry/);
  });

  test('by a browser that staff signed in with, then both are', async () => {
    const html = await asking('a=b; signed-in=staff');

    expect(html).toContain('as="fetch"');
    expect(html).toMatch(/rel="preload"[^>]*remoteEntry/);
  });
});

describe('When nobody owns an address', () => {
  test('then the shell comes with status 404', async () => {
    const { edge } = anEdge();

    const { statusCode, body } = await edge.inject({ url: '/nowhere', headers: asBrowser });

    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Page not found · Aarohan Institute</title>');
    expect(body).toContain('<script defer');
  });

  test.each([
    ['/%E0%A4%A', asBrowser, 400],
    ['/%FF', asBrowser, 400],
    ['/old/logo.png', { accept: 'image/avif,*/*' }, 404],
    ['/nowhere', { accept: 'application/json' }, 404],
  ])('as %s, then the answer is short', async (url, headers, status) => {
    const { edge } = anEdge();

    expect((await edge.inject({ url, headers })).statusCode).toBe(status);
  });

  test('and a picture was meant, then no page is sent', async () => {
    const { edge } = anEdge();

    expect((await edge.inject({ url: '/old/logo.png', headers: { accept: 'image/avif,*/*' } })).body).toBe('Not found\n');
  });
});

describe('When the headers of a page are read', () => {
  test('then scripts need the nonce and nothing may be framed, embedded or rebased', async () => {
    const { headers } = await anEdge().edge.inject({ url: '/', headers: asBrowser });

    const policy = String(headers['content-security-policy']).replace(/nonce-[^']+/g, 'nonce-N');
    expect(policy).toBe(
      "default-src 'none'; script-src 'nonce-N' 'strict-dynamic' 'self'; style-src 'self' 'nonce-N'; img-src 'self' data:; media-src 'self'; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('of a site behind https, then browsers stay there', async () => {
    const { headers } = await anEdge({ publicUrl: 'https://aarohan.example' }).edge.inject({ url: '/', headers: asBrowser });

    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

test('When nothing is published yet, then the page says so with status 503', async () => {
  const { edge } = anEdge({ releases: fakeSource(undefined) });

  const { statusCode, body, headers } = await edge.inject({ url: '/', headers: asBrowser });

  expect(statusCode).toBe(503);
  expect(body).toContain('The site is being set up.');
  expect(headers['cache-control']).toBe('no-store');
});
