import { expect, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { createQueryClient } from '@aarohan/shared/query';
import { server } from '@aarohan/shared/testing/server.ts';
import { aProgram } from './a-program.ts';
import { loadProgram } from './load-program.ts';
import { programQuery } from './program-query.ts';

const answer = (status: number) =>
  server.use(
    http.get('/api/getProductDetails/p1', () =>
      status === 200
        ? HttpResponse.json({ productDetails: aProgram() })
        : HttpResponse.json({ message: 'no', error: 'no', code: 'not-found', requestId: 'r1' }, { status }),
    ),
  );

test('When the program is unknown, then the router gets a 404 answer', async () => {
  answer(404);
  const failure: unknown = await loadProgram(createQueryClient(), 'p1').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Response);
  expect(failure).toMatchObject({ status: 404, statusText: 'Course not found.' });
});

test('When the API is broken, then the page is left to say so', async () => {
  answer(500);
  const queryClient = createQueryClient();
  await expect(loadProgram(queryClient, 'p1')).resolves.toBeUndefined();
  expect(queryClient.getQueryState(programQuery('p1').queryKey)?.status).toBe('error');
});

test('When the program is there, then it is in the cache before the page is drawn', async () => {
  answer(200);
  const queryClient = createQueryClient();
  await loadProgram(queryClient, 'p1');
  expect(queryClient.getQueryData(programQuery('p1').queryKey)).toEqual({ productDetails: aProgram() });
});
