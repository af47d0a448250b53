import { describe, expect, test } from '@jest/globals';
import { anEdge } from '../testing/an-edge.ts';

describe('When a file of a release is asked for', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['', undefined],
  ])('by a browser that takes "%s", then it comes as %s and may be kept for a year', async (accepted, encoding) => {
    const { edge, remote } = anEdge();

    const { statusCode, headers, body } = await edge.inject({
      url: `/remotes/checkout-mfe/${remote.version}/remote.js`,
      headers: { 'accept-encoding': accepted },
    });

    expect([statusCode, headers['content-encoding'], body]).toEqual([200, encoding, `${encoding ?? 'identity'} of remote.js`]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  test('with the version percent-encoded and a query, then it is the same file', async () => {
    const { edge, remote } = anEdge();

    const { statusCode } = await edge.inject(`/remotes/checkout-mfe/${remote.version.replace('+', '%2B')}/remote.js?try=2`);

    expect(statusCode).toBe(200);
  });
});

describe('When something else under /remotes/ is asked for', () => {
  test.each([
    ['an app that is not there', '/remotes/nothing/1.0.0+000000000001/remote.js'],
    ['a version that is not there', '/remotes/checkout-mfe/9.9.9+000000000001/remote.js'],
    ['a file the release does not list', '/remotes/checkout-mfe/VERSION/release.json'],
    ['a property every object has', '/remotes/checkout-mfe/VERSION/constructor'],
    ['a way out of the folder', '/remotes/checkout-mfe/VERSION/..%2F..%2Fregistry%2F00000001.json'],
    ['a version that climbs', '/remotes/checkout-mfe/..%2F..%2F..%2Fetc/passwd'],
    ['a folder', '/remotes/checkout-mfe/'],
    ['a deeper path', '/remotes/checkout-mfe/VERSION/a/b.js'],
  ])('%s, then it is a short 404 that nobody keeps, never a page', async (_what, url) => {
    const { edge, remote } = anEdge();

    const { statusCode, headers, body } = await edge.inject({
      url: url.replace('VERSION', remote.version),
      headers: { accept: 'text/html' },
    });

    expect([statusCode, body, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'Not found\n',
      'text/plain; charset=utf-8',
      'no-store',
    ]);
  });
});
