import { Writable } from 'node:stream';
import { beforeEach, expect, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Db } from '../db/db.ts';
import { createLogger } from '../logger.ts';

let logged = '';
const logger = createLogger(
  'info',
  new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  }),
);

/** An API whose database fails at the first read, which looking for a session is. */
function failing(cause: Error): Promise<TestApp> {
  const select = () => {
    throw new DrizzleQueryError('select * from sessions where token_hash = $1', ['asha@example.com\nin two lines'], cause);
  };
  return testApp({ logger, parts: { db: { select } as unknown as Db } });
}
const readMe = ({ app }: TestApp) => app.inject({ url: '/api/me?email=asha@example.com', headers: { cookie: 'sid=secret-token' } });

beforeEach(() => {
  logged = '';
});

test('When something breaks, then the answer tells no detail, and the log no personal data', async () => {
  const answer = await readMe(await failing(new Error('the cause')));

  const sentence = 'Something went wrong on our side. Please try again.';
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { message: sentence, error: sentence, code: 'internal', requestId: expect.any(String) },
  ]);
  expect(logged).toMatch(/select \* from sessions.*the cause/);
  expect(logged).toContain(`"reqId":"${String(answer.headers['x-request-id'])}","method":"GET","route":"/api/me","status":500`);
  expect(logged).not.toMatch(/asha@example|in two lines|secret-token/);
});

test('When the database cannot be reached, then the service is unavailable', async () => {
  const answer = await readMe(await failing(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })));

  const sentence = 'The service is not available right now. Please try again.';
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { message: sentence, error: sentence, code: 'unavailable', requestId: expect.any(String) },
  ]);
});
