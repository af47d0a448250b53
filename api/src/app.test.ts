import { beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '@aarohan/shared/calls';
import type { Problem } from '@aarohan/shared/problem';
import Fastify from 'fastify';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { accessPlugin } from './plugins/access.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});

const problem = (code: string, sentence: string, fields?: object) => ({
  message: sentence,
  error: sentence,
  code,
  requestId: expect.stringMatching(/^[\w.-]{8,64}$/),
  ...(fields && { fields }),
});
const unreadable = problem('not-json', 'The request is not a readable JSON object.');
const post = (payload: string | Buffer, type = 'application/json') =>
  it.app.inject({ method: 'POST', url: '/api/sendEmailOtp', payload, headers: { 'content-type': type } });

describe('bodies', () => {
  test.each([
    ['broken JSON', '{"email":'],
    ['a list', '[1]'],
    ['a string', '"hello"'],
    ['nothing but null', 'null'],
    ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['100,000 levels', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['a NUL', String.raw`{"email":"a\u0000@example.com"}`],
  ])('When the body is %s, then it is refused in the error shape', async (_what, body) => {
    const answer = await post(body);

    expect([answer.statusCode, answer.json()]).toEqual([400, unreadable]);
  });

  test('When the body is over 1 MB, then it is too large', async () => {
    const answer = await post(JSON.stringify({ email: 'x'.repeat(1_048_577) }));

    expect([answer.statusCode, answer.json()]).toEqual([413, problem('too-large', 'The request is too large.')]);
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'When the body is %s, then the type is refused',
    async (type) => {
      const answer = await post('email=a@example.com', type);

      expect([answer.statusCode, answer.json()]).toEqual([
        415,
        problem('unsupported-type', 'This kind of content is not understood here.'),
      ]);
    },
  );

  test('When a field nobody asked for is sent, then it is dropped', async () => {
    const answer = await it.app.inject({ method: 'POST', url: '/api/sendEmailOtp', body: { email: 'extra@example.com', role: 'admin' } });

    expect(answer.statusCode).toBe(200);
  });

  test('When there is no body at all, then it is bad input', async () => {
    const answer = await it.app.inject({ method: 'POST', url: '/api/sendEmailOtp' });

    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'bad-input']);
  });
});

describe('addresses', () => {
  test.each(['/api/nothing', '/', '/api/getTopProducts/x', `/api/getProductDetails/${'x'.repeat(600)}`])(
    'When nothing is at %s, then the answer is 404 in the error shape',
    async (url) => {
      const answer = await it.app.inject(url);

      expect([answer.statusCode, answer.json()]).toEqual([404, problem('not-found', 'There is nothing here.')]);
    },
  );

  test.each(['/api/getProductDetails/%E0%A4%A', '/api/getProductDetails/a%00b', '/dev/inbox.json?to=%00'])(
    'When %s cannot be read, then it is 400',
    async (url) => {
      const answer = await it.app.inject(url);

      expect([answer.statusCode, answer.json()]).toEqual([400, problem('bad-input', 'The address of this request is not readable.')]);
    },
  );
});

describe('origins', () => {
  test.each([
    ['http://localhost:3000', 200],
    ['http://localhost:3001', 403],
    ['https://localhost:3000', 403],
    ['http://evil.example', 403],
    ['null', 403],
    ['', 403],
  ])('When a change comes from %s, then it is answered %s', async (origin, status) => {
    const answer = await it.app.inject({ method: 'POST', url: '/api/logout', headers: { origin } });

    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([status, undefined]);
  });

  test('When a change comes without an origin, or only something is read, then it is served', async () => {
    const [without, read] = [
      await it.app.inject({ method: 'POST', url: '/api/logout' }),
      await it.app.inject({ url: '/healthz', headers: { origin: 'http://evil.example' } }),
    ];

    expect([without.statusCode, read.statusCode]).toEqual([200, 200]);
  });
});

test('When a sane request id comes in, then it goes out and into the error; another is replaced', async () => {
  const ask = (id: string) => it.app.inject({ url: '/api/me', headers: { 'x-request-id': id } });

  const [sane, strange] = [await ask('edge-1234.abcd'), await ask('a b\tc')];

  expect([sane.headers['x-request-id'], sane.json<Problem>().requestId]).toEqual(['edge-1234.abcd', 'edge-1234.abcd']);
  expect(strange.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('When anything is answered, then it may not be framed, sniffed or run', async () => {
  const { headers } = await it.app.inject('/api/nothing');

  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('When the description is read, then every call of the contract that is served stands in it', async () => {
  const { paths, openapi } = (await it.app.inject('/api/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  }>();

  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const contract = Object.keys(calls).map((key) => key.replace(/:(\w+)/g, '{$1}'));
  expect(openapi).toBe('3.1.0');
  expect(described.sort()).toEqual(contract.sort());
});

test('When a call carries files, then the description says which', async () => {
  const { paths } = (await it.app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>();

  expect(paths['/api/registerNow']?.post).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {
            required: expect.arrayContaining(['fullname', 'email']),
            properties: {
              fullname: { type: 'string' },
              aadhar: { type: 'array', maxItems: 5, items: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
    },
  });
});

test('When the docs are opened, then they are a page with a policy of its own', async () => {
  const answer = await it.app.inject('/api/docs/');

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'/);
});

test('When metrics are scraped, then durations are told per route and status', async () => {
  await it.app.inject('/api/me');

  const answer = await it.app.inject('/metrics');

  expect(answer.body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/me",status="401"\} \d+/);
  expect(answer.body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
});

test('When a route declares no access, then the start fails and names it', async () => {
  const bare = Fastify();
  accessPlugin(bare);
  bare.get('/api/open', () => 'anybody');

  await expect(bare.ready()).rejects.toThrow('Without an access rule: GET /api/open, HEAD /api/open.');
});
