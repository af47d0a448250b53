import { describe, expect, test } from '@jest/globals';
import { anEdge } from '../testing/an-edge.ts';
import { fakeSource } from '../testing/fake-source.ts';

describe('When the server is asked how it is', () => {
  test('then it is alive', async () => {
    expect((await anEdge().edge.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });

  test('and the API is down, then it is not ready', async () => {
    const { statusCode, body } = await anEdge().edge.inject('/readyz');

    expect([statusCode, JSON.parse(body)]).toEqual([503, { status: 'not ready', api: 'not ready', missingReleases: [] }]);
  });

  test('and a release is missing, then it is named', async () => {
    const { edge } = anEdge({ releases: fakeSource(undefined) });

    expect((await edge.inject('/readyz')).json()).toMatchObject({ missingReleases: ['shell', 'checkout-mfe'] });
  });
});

describe('When the registry is read', () => {
  test('then it says what is live and where, and nobody’s address', async () => {
    const { edge, remote } = anEdge();

    const { body, headers } = await edge.inject('/registry.json');

    expect(headers['cache-control']).toBe('no-cache');
    expect(body).not.toContain('@aarohan.example');
    expect(JSON.parse(body)).toMatchObject({
      generation: 1,
      apps: {
        'checkout-mfe': {
          current: {
            version: remote.version,
            entry: `/remotes/checkout-mfe/${remote.version}/remoteEntry.js`,
            integrity: { 'remoteEntry.js': 'sha384-entry' },
            contract: 1,
            routes: remote.about.routes,
            initial: [`/remotes/checkout-mfe/${remote.version}/remoteEntry.js`, `/remotes/checkout-mfe/${remote.version}/remote.js`],
          },
          previous: null,
        },
      },
    });
  });

  test('again without a change, then there is no body', async () => {
    const { edge } = anEdge();
    const { headers } = await edge.inject('/registry.json');

    expect((await edge.inject({ url: '/registry.json', headers: { 'if-none-match': String(headers['etag']) } })).statusCode).toBe(304);
  });
});

describe('When a browser reports a broken remote', () => {
  const report = (payload: object) => ({ method: 'POST' as const, url: '/reports/remote-failure', payload });

  test('then it is counted under its release', async () => {
    const { edge, remote } = anEdge();

    const { statusCode } = await edge.inject(
      report({ remote: 'checkout-mfe', version: remote.version, kind: 'timeout', path: '/cart/:cartId' }),
    );

    expect(statusCode).toBe(204);
    expect((await edge.inject('/metrics')).body).toContain(
      `edge_remote_failures_total{remote="checkout-mfe",version="${remote.version}",kind="timeout"} 1`,
    );
  });

  test('that was never published, then it gets no label of its own', async () => {
    const { edge } = anEdge();

    await edge.inject(report({ remote: 'made-up', version: '1', kind: 'timeout', path: '/' }));

    expect((await edge.inject('/metrics')).body).toContain(
      'edge_remote_failures_total{remote="unknown",version="unknown",kind="unknown"} 1',
    );
  });

  test.each([
    ['without a shape', { any: 'thing' }, 400],
    ['of great length', { remote: 'x'.repeat(3_000) }, 413],
  ])('%s, then it is refused', async (_what, payload, status) => {
    expect((await anEdge().edge.inject(report(payload))).statusCode).toBe(status);
  });
});
