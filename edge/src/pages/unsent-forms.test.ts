import { describe, expect, test } from '@jest/globals';
import { anEdge } from '../testing/an-edge.ts';
import { fakePool } from '../testing/fake-pool.ts';

const form = {
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'email=asha%40example.com',
};

describe('When a browser without JavaScript sends a form', () => {
  test('then it says that nothing was sent, and how to get back', async () => {
    const pool = fakePool();
    const { edge } = anEdge({ pool });

    const { statusCode, headers, body } = await edge.inject({ ...form, url: '/login?next=%2Fcart&a="' });

    expect(statusCode).toBe(422);
    expect(body).toContain('This form needs JavaScript. Nothing was sent and nothing was stored.');
    expect(body).toContain('<a href="/login?next=%2Fcart&amp;a=%22">');
    expect(body).not.toContain('asha');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).toHaveProperty('content-security-policy');
    expect(pool.asked).toEqual([]);
  });

  test.each([
    ['with files', '/login', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 422],
    ['of no known kind', '/login', {}, 'x', 422],
    ['that is too large', '/login', form.headers, 'x'.repeat(70_000), 413],
    ['to an address that nobody owns', '/nowhere', form.headers, 'x', 404],
  ])('%s, then the answer fits', async (_what, url, headers, payload, status) => {
    const { edge } = anEdge();

    expect((await edge.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(status);
  });
});
