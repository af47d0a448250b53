import { expect, test } from '@jest/globals';
import { testApp } from '../../testing/test-app.ts';

test('When the process runs, then /healthz says so', async () => {
  const { app } = await testApp();

  const answer = await app.inject('/healthz');

  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'alive' }]);
});

test('When every part is there, then /readyz says so', async () => {
  const { app } = await testApp({ parts: { checks: { seed: () => Promise.resolve(true) } } });

  const answer = await app.inject('/readyz');

  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', parts: { database: 'ok', seed: 'ok' } }]);
});

test('When a part is missing or its check fails, then /readyz is 503 and names it', async () => {
  const broken = () => Promise.reject(new Error('no table'));
  const { app } = await testApp({ parts: { checks: { seed: () => Promise.resolve(false), media: broken } } });

  const answer = await app.inject('/readyz');

  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'not ready', parts: { database: 'ok', seed: 'missing', media: 'missing' } },
  ]);
});
