import { describe, expect, test } from '@jest/globals';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import type { Rendering } from '../rendering/render-pool.ts';
import { anEdge } from '../testing/an-edge.ts';
import { aDrawing, fakePool } from '../testing/fake-pool.ts';
import { visit } from '../testing/page-markup.ts';

const fault: Rendering = { fault: 'api' };
const version = (text: string) => aDrawing({ html: `<main>${text}</main>` });

/** A site whose clock stands still until it is set, with one drawn page. */
function site(page: Rendering = version('first')) {
  const pool = fakePool({ '/cart/1': page });
  const clock = { now: 0 };
  const parts = anEdge({ pool, now: () => clock.now });
  const ask = async (more: Parameters<typeof visit>[2] = {}) => visit(parts.edge, '/cart/1', more);
  /** The text of the page, at this many milliseconds. */
  const textAt = async (now: number) => {
    clock.now = now;
    const { body } = await ask();
    return /<(?:main|header)>(.*?)</.exec(body)?.[1];
  };
  /** Replaces the page, and tells when it has been drawn. */
  const draws = (next: Rendering) => {
    const { open, opened } = aGate();
    pool.pages['/cart/1'] = async () => {
      setImmediate(open);
      return Promise.resolve(next);
    };
    return opened;
  };
  return { ...parts, pool, clock, ask, textAt, draws };
}

describe('When a page is asked for again', () => {
  test('soon, then nothing is drawn, and no nonce comes twice', async () => {
    const { ask, pool } = site();

    const answers = [await ask(), await ask()];

    const nonces = answers.map(({ body }) => [...body.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce));
    const [first, second] = nonces.map((found) => new Set(found));
    expect(pool.asked).toHaveLength(1);
    expect([first?.size, second?.size]).toEqual([1, 1]);
    expect([...(first ?? [])][0]).toMatch(/^[\w+/]{22}==$/);
    expect(first).not.toEqual(second);
    for (const [i, { headers }] of answers.entries()) expect(headers['content-security-policy']).toContain(`'nonce-${nonces[i]?.[0]}'`);
    for (const { body } of answers) expect(body).not.toContain(pool.asked[0]?.nonce);
  });

  test('with cookies, then it is the same for everybody', async () => {
    const { ask, pool } = site();
    await ask();

    const { body } = await ask({ headers: { cookie: 's=secret; signed-in=1' } });

    expect(body).toContain('<main>first</main>');
    expect(pool.asked).toHaveLength(1);
  });

  test('at the same moment, then it is drawn once', async () => {
    const { ask, pool } = site();

    const answers = await Promise.all([ask(), ask(), ask()]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(pool.asked).toHaveLength(1);
  });

  test('with another query, then it is another page', async () => {
    const { edge, pool } = site();
    await visit(edge, '/cart/1?a=1');
    await visit(edge, '/cart/1?a=2');

    expect(pool.asked.map(({ url }) => url)).toEqual(['/cart/1?a=1', '/cart/1?a=2']);
  });
});

describe('When a page was drawn some time ago', () => {
  test('then it is answered while it is drawn anew, once', async () => {
    const { textAt, draws, pool } = site();
    await textAt(0);

    const drawn = draws(version('second'));
    expect(await Promise.all([textAt(5_000), textAt(5_000)])).toEqual(['first', 'first']);
    await drawn;

    expect(await textAt(5_000)).toBe('second');
    expect(pool.asked).toHaveLength(2);
  });

  test('and that is long ago, then it is drawn before anything is answered', async () => {
    const { textAt, draws } = site();
    await textAt(0);

    void draws(version('second'));

    expect(await textAt(60_000)).toBe('second');
  });

  test('and cannot be drawn anew, then it is still answered, and tried again after a second', async () => {
    const { textAt, draws, pool } = site();
    await textAt(0);

    const failed = draws(fault);
    expect(await textAt(6_000)).toBe('first');
    await failed;
    expect([await textAt(6_500), pool.asked.length]).toEqual(['first', 3]);
    const again = draws(version('second'));
    expect(await textAt(7_000)).toBe('first');
    await again;

    expect(await textAt(7_000)).toBe('second');
  });

  test('and streams when it is drawn anew, then nobody waits for its parts', async () => {
    const { textAt, draws } = site();
    await textAt(0);
    const { open, opened: left } = aGate();
    const never = new Promise<never>(() => undefined);
    const late = {
      [Symbol.asyncIterator]: () => ({
        next: () => never,
        return: () => {
          open();
          return Promise.resolve({ done: true as const, value: undefined });
        },
      }),
    };

    void draws(aDrawing({ html: '<main>half</main>', streams: true }, late));

    expect(await textAt(6_000)).toBe('first');
    await left;
    expect(await textAt(6_000)).toBe('first');
  });
});

describe('When a page could not be drawn', () => {
  test('then its frame is kept for a second', async () => {
    const { textAt, draws, pool } = site(fault);

    expect([await textAt(0), await textAt(999)]).toEqual(['frame', 'frame']);
    expect(pool.asked).toHaveLength(2);
    void draws(version('second'));

    expect(await textAt(1_000)).toBe('second');
  });
});

describe('When there is no page to keep', () => {
  test.each([
    ['it leads on', { status: 302, location: '/login' }],
    ['it is gone', { status: 410 }],
  ])('because %s, then it is drawn each time', async (_why, page) => {
    const { ask, pool } = site(aDrawing(page));

    await ask();
    await ask();

    expect(pool.asked).toHaveLength(2);
  });
});

test('When the web server ends, then so does what draws', async () => {
  const { edge, pool } = site();

  await edge.close();

  expect(pool.closed).toBe(true);
});
