import { describe, expect, test } from '@jest/globals';
import { anEdge } from '../testing/an-edge.ts';
import { aDrawing, fakePool } from '../testing/fake-pool.ts';
import { visit } from '../testing/page-markup.ts';

/** Asks for the one page of a site. */
function site() {
  const { edge } = anEdge({ pool: fakePool({ '/cart/1': aDrawing({ html: '<main>first</main>' }) }) });
  return (more: Parameters<typeof visit>[2] = {}) => visit(edge, '/cart/1', more);
}

describe('When a browser has the page already', () => {
  test('then the answer is short, and leaves the policy that fits its nonce', async () => {
    const ask = site();
    const { headers } = await ask();

    const again = await ask({ headers: { 'if-none-match': `"x", ${String(headers['etag'])}` } });

    expect(headers['etag']).toMatch(/^W\/"[\w-]{22}"$/);
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', headers['etag']]);
    expect(again.headers).not.toHaveProperty('content-security-policy');
    expect(again.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding', 'x-frame-options': 'DENY' });
  });

  test('but an older one, then it gets the new one', async () => {
    const ask = site();

    const { statusCode, body, headers } = await ask({ headers: { 'if-none-match': 'W/"older"' } });

    expect(statusCode).toBe(200);
    expect(body).toContain('<main>first</main>');
    expect(headers).toHaveProperty('content-security-policy');
  });
});
