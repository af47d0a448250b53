import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { OwnedRoute } from '@aarohan/shared/federation/remote-manifest';
import { aRegistry, aRemote, aShell } from '../testing/a-release.ts';
import { anEdge } from '../testing/an-edge.ts';
import { fakeSource } from '../testing/fake-source.ts';

const stop: (() => void)[] = [];
afterEach(() => {
  for (const end of stop.splice(0)) end();
});

/** An API with this list of programs; `down` makes it answer 503. */
async function anApi(programs: string[]) {
  const state = { down: false, asked: 0 };
  const server = createServer((_request, response) => {
    state.asked += 1;
    response.writeHead(state.down ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify({ lists: { programs } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop.push(() => server.close());
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const aRoute = (more: Partial<OwnedRoute> & { path: string }): OwnedRoute => ({
  page: 'a-page',
  title: 'A',
  calls: [],
  render: 'server',
  ...more,
});

const releases = fakeSource(
  aRegistry(
    aShell(),
    aRemote({
      name: 'storefront-mfe',
      about: {
        routes: [
          aRoute({ path: '/' }),
          aRoute({ path: '/aboutUs' }),
          aRoute({ path: '/aboutus', listed: false }),
          aRoute({ path: '/course_details/:productId', listed: 'programs' }),
          aRoute({ path: '/popUpForm/:productId' }),
          aRoute({ path: '/cart/:cartId', render: 'browser' }),
          aRoute({ path: '/order', render: 'browser' }),
        ],
      },
    }),
    aRemote({ name: 'backoffice-mfe', about: { audience: 'staff', routes: [aRoute({ path: '/letter-pad' })] } }),
  ),
);

describe('When a search engine asks for the sitemap', () => {
  test('then it names the public pages, and those of data once for each thing', async () => {
    const { edge } = anEdge({ releases, apiUrl: (await anApi(['ai', 'a b&c'])).url });
    const { statusCode, headers, body } = await edge.inject('/sitemap.xml');

    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.replace('http://localhost:4310', ''))).toEqual([
      '/login',
      '/',
      '/aboutUs',
      '/course_details/ai',
      '/course_details/a%20b%26c',
    ]);
  });

  test('and the API fails later, then what it said before stays', async () => {
    const api = await anApi(['ai']);
    const clock = { now: 0 };
    const { edge } = anEdge({ releases, apiUrl: api.url, now: () => clock.now });
    const first = await edge.inject('/sitemap.xml');
    await edge.inject('/sitemap.xml');
    expect(api.state.asked).toBe(1);

    clock.now = 3_600_000;
    api.state.down = true;
    const later = await edge.inject('/sitemap.xml');

    expect([api.state.asked, later.statusCode, later.body]).toEqual([2, 200, first.body]);
  });

  test('and the API has never answered, then it is told to come again', async () => {
    const { statusCode, headers } = await anEdge({ releases }).edge.inject('/sitemap.xml');

    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });
});

test('When a search engine asks what it may read, then calls and the pages of persons and staff are not among it', async () => {
  const { body } = await anEdge({ releases }).edge.inject('/robots.txt');

  expect(body).toBe(`User-agent: *
Disallow: /api/
Disallow: /cart/
Disallow: /order
Disallow: /letter-pad

Sitemap: http://localhost:4310/sitemap.xml
`);
});
