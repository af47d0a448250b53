import { describe, expect, test } from '@jest/globals';
import { delay, http as network, HttpResponse } from 'msw';
import { server } from '../../testing/server.ts';
import { http } from './client.ts';
import { ApiError, request } from './http.ts';

const problem = { message: 'Not for you.', error: 'Not for you.', code: 'wrong-role', requestId: 'r1' };
const me = { userId: 'u1', fullname: 'Asha Sen', email: 'asha@example.com', role: 'visitor' };
const login = { body: { email: 'asha@example.com', otp: '123456' } };

/** Answers one after the other, the last one again and again; says how often it was asked. */
function meAnswers(...answers: (() => Response)[]): { count: number } {
  const asked = { count: 0 };
  server.use(
    network.get('/api/me', () => {
      const answer = answers[Math.min(asked.count, answers.length - 1)];
      asked.count += 1;
      return answer?.();
    }),
  );
  return asked;
}

const fine = (): Response => HttpResponse.json(me);
const status = (code: number) => (): Response => HttpResponse.json(problem, { status: code });
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test.each([200, 201, 202, 299])('When the status is %i, then it is a success', async (code) => {
  meAnswers(() => HttpResponse.json(me, { status: code }));

  expect(await request('GET /api/me', {})).toEqual(me);
});

test.each([300, 304, 400])('When the status is %i, then it is none', async (code) => {
  meAnswers(
    () =>
      new HttpResponse(code === 304 ? null : JSON.stringify(problem), { status: code, headers: { 'content-type': 'application/json' } }),
  );

  expect(await failure(request('GET /api/me', {}))).toBeInstanceOf(ApiError);
});

test.each([
  ['GET', 8_000],
  ['POST', 20_000],
])('When a %s is sent, then it may take %i milliseconds', async (method, milliseconds) => {
  const answered = await http.request<number | undefined>({
    url: '/api/me',
    method,
    adapter: (config) => Promise.resolve({ data: config.timeout, status: 200, statusText: 'OK', headers: {}, config }),
  });

  expect(answered.data).toBe(milliseconds);
});

describe('an answer of error', () => {
  test('When the API says why, then the ApiError carries all of it', async () => {
    const answer = { ...problem, code: 'too-many-tries', fields: { email: 'Wait a little.' } };
    server.use(network.post('/api/sendEmailOtp', () => HttpResponse.json(answer, { status: 429, headers: { 'Retry-After': '42' } })));

    const error = await failure(request('POST /api/sendEmailOtp', { body: { email: 'asha@example.com' } }));

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'Not for you.',
      status: 429,
      code: 'too-many-tries',
      fields: { email: 'Wait a little.' },
      requestId: 'r1',
      retryAfter: 42,
    });
  });

  test('When something else than the API answers, then it is a matter of the network', async () => {
    meAnswers(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 500 }));

    expect(await failure(request('GET /api/me', {}))).toMatchObject({
      name: 'ApiError',
      code: 'network',
      status: 500,
      fields: {},
      retryAfter: undefined,
    });
  });

  test('When nobody answers, then the status is 0 and the sentence is for people', async () => {
    meAnswers(() => HttpResponse.error());

    expect(await failure(request('GET /api/me', {}))).toMatchObject({
      code: 'network',
      status: 0,
      message: 'The server cannot be reached. Please try again.',
    });
  });

  test('When the call is cancelled, then it is no ApiError', async () => {
    server.use(network.get('/api/me', () => delay('infinite')));
    const stop = new AbortController();
    const call = failure(request('GET /api/me', {}, stop.signal));

    stop.abort();

    expect(await call).toMatchObject({ name: 'CanceledError' });
  });
});

describe('trying again', () => {
  test.each([502, 503, 504])('When a safe call meets a %s twice, then the third try’s answer counts', async (code) => {
    const asked = meAnswers(status(code), status(code), fine);

    expect(await request('GET /api/me', {})).toEqual(me);
    expect(asked.count).toBe(3);
  });

  test('When no answer comes at all, then three tries are made', async () => {
    const asked = meAnswers(() => HttpResponse.error());

    await failure(request('GET /api/me', {}));

    expect(asked.count).toBe(3);
  });

  test.each([400, 401, 403, 404, 409, 429, 500])('When a safe call is answered with %s, then it is not repeated', async (code) => {
    const asked = meAnswers(status(code));

    expect(await failure(request('GET /api/me', {}))).toMatchObject({ status: code });
    expect(asked.count).toBe(1);
  });

  test.each([
    ['a 503', () => HttpResponse.json(problem, { status: 503 })],
    ['no answer', () => HttpResponse.error()],
  ])('When an unsafe call meets %s, then it is not repeated', async (_, answer) => {
    let count = 0;
    server.use(
      network.post('/api/verifyEmailOtp', () => {
        count += 1;
        return answer();
      }),
    );

    await failure(request('POST /api/verifyEmailOtp', login));

    expect(count).toBe(1);
  });
});

describe('the Idempotency-Key', () => {
  test('When calls are unsafe, then each carries a key of its own; safe ones carry none', async () => {
    const keys: (string | null)[] = [];
    const note = ({ request: sent }: { request: Request }): Response => {
      keys.push(sent.headers.get('Idempotency-Key'));
      return HttpResponse.json(me);
    };
    server.use(network.post('/api/verifyEmailOtp', note), network.get('/api/me', note));

    await request('POST /api/verifyEmailOtp', login);
    await request('POST /api/verifyEmailOtp', login);
    await request('GET /api/me', {});

    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/), null]);
    expect(keys[0]).not.toBe(keys[1]);
  });
});
