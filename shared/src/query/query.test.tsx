import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/server.ts';
import { callQuery, createQueryClient, QueryClientProvider, urlQuery, useQuery } from './query.ts';

const me = { userId: 'u1', fullname: 'Asha Sen', email: 'asha@example.com', role: 'visitor' };

describe('the key of a call', () => {
  test('When a call is known by its name or by its address, then the key is the same', () => {
    const byName = callQuery('GET /api/getProductDetails/:productId', { params: { productId: 'a b' } });

    expect(byName.queryKey).toEqual(['/api/getProductDetails/a%20b']);
    expect(urlQuery('/api/getProductDetails/a%20b').queryKey).toEqual(byName.queryKey);
  });

  test('When the address was asked before the page’s code came, then the page asks no second time', async () => {
    let count = 0;
    server.use(
      http.get('/api/me', () => {
        count += 1;
        return HttpResponse.json(me);
      }),
    );
    const queryClient = createQueryClient();

    void queryClient.query(urlQuery('/api/me'));

    expect(await queryClient.query(callQuery('GET /api/me', {}))).toEqual(me);
    expect(count).toBe(1);
  });

  test('When the early call failed, then the page’s own call is a new one', async () => {
    server.use(http.get('/api/me', () => HttpResponse.json({}, { status: 404 }), { once: true }));
    const queryClient = createQueryClient();
    await expect(queryClient.query(urlQuery('/api/me'))).rejects.toMatchObject({ status: 404 });

    server.use(http.get('/api/me', () => HttpResponse.json(me)));

    expect(await queryClient.query(callQuery('GET /api/me', {}))).toEqual(me);
  });
});

describe('a call that fails again later', () => {
  const Name = () => <p>{useQuery(callQuery('GET /api/me', {})).data?.fullname}</p>;

  test('When there is something to show already, then it goes on being shown', async () => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(callQuery('GET /api/me', {}).queryKey, me as never);
    server.use(http.get('/api/me', () => HttpResponse.json({}, { status: 500 })));
    render(
      <QueryClientProvider client={queryClient}>
        <Name />
      </QueryClientProvider>,
    );

    await queryClient.refetchQueries();

    expect(screen.getByText('Asha Sen')).toBeVisible();
    expect(queryClient.getQueryState(['/api/me'])?.status).toBe('error');
  });
});
