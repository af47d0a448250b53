import { describe, expect, test } from '@jest/globals';
import { aRenderPool, impatient } from '../testing/a-render-pool.ts';
import { remoteBuild } from '../testing/server-builds.ts';

const pause = 'await new Promise((resolve) => setTimeout(resolve, 5));';

/** A page whose late part is this code. */
const streams = (code: string) => remoteBuild(`return { html: 'first', finished: (async () => { ${pause} ${code} })() }`);

async function open(pool: ReturnType<typeof aRenderPool>, url: string) {
  const rendering = await pool.render(url);
  if ('fault' in rendering) throw new Error(rendering.fault);
  return rendering;
}

async function all(parts: AsyncIterable<string>): Promise<string[]> {
  const seen: string[] = [];
  for await (const part of parts) seen.push(part);
  return seen;
}

describe('When a page streams', () => {
  test('then its late parts follow in order', async () => {
    const pool = aRenderPool({ 'shop-mfe': streams(`tools.late('a'); tools.late('b'); ${pause} tools.late('c');`) });

    const { page, late } = await open(pool, '/shop-mfe');

    expect(page).toMatchObject({ html: '<main>first</main>', streams: true });
    expect(await all(late)).toEqual(['a', 'b', 'c']);
  });

  test('and its reader leaves, then the drawing is told', async () => {
    const code = `tools.late('a'); await new Promise((resolve) => tools.signal.addEventListener('abort', resolve)); globalThis.left = true;`;
    const pool = aRenderPool({ 'shop-mfe': streams(code), 'look-mfe': remoteBuild(`return String(globalThis.left)`) }, { threads: 1 });
    const { late } = await open(pool, '/shop-mfe');

    for await (const part of late) {
      expect(part).toBe('a');
      break;
    }

    expect(await pool.draw('/look-mfe')).toBe('<main>true</main>');
  });

  test('and never ends, then it is ended by the clock', async () => {
    const pool = aRenderPool({ 'shop-mfe': streams(`tools.late('a'); await new Promise(() => {})`) }, { streaming: 300 });
    const { late } = await open(pool, '/shop-mfe');

    expect(await all(late)).toEqual(['a']);
    expect(pool.reports).toMatchObject([{ remote: 'shop-mfe', fault: 'timeout' }]);
  });

  test.each([
    ['throws', `throw new Error('late')`, 'render'],
    ['computes for ever', 'for (;;);', 'hang'],
    ['ends its thread', 'process.exit()', 'died'],
    ['sends more than a page can be', `for (;;) tools.late('x'.repeat(1_000_000))`, 'render'],
  ])(
    'and its late part %s, then the page ends there and that is reported',
    async (_what, code, fault) => {
      const pool = aRenderPool({ 'ill-mfe': streams(`tools.late('a'); ${pause} ${code}`) }, impatient);
      const { late } = await open(pool, '/ill-mfe');

      expect((await all(late))[0]).toBe('a');
      expect(pool.reports).toMatchObject([{ remote: 'ill-mfe', fault }]);
      expect(await pool.draw('/well-mfe')).toBe('<main>well</main>');
    },
    60_000,
  );

  test('and brings down the thread of others in its late part, then it is found out', async () => {
    const first = 'globalThis.go = !job.url.endsWith("quick"); await new Promise((resolve) => setTimeout(resolve, 1000 * globalThis.go));';
    const builds = {
      'ill-mfe': streams(`tools.late('a'); for (;;) { ${pause} if (globalThis.go) for (;;); }`),
      'slow-mfe': remoteBuild(`${first} return 'slow'`),
    };
    const pool = aRenderPool(builds, { ...impatient, threads: 1 });
    await pool.draw('/slow-mfe/quick');
    const { late } = await open(pool, '/ill-mfe');

    const [slowPage, parts] = await Promise.all([pool.draw('/slow-mfe'), all(late)]);

    expect([slowPage, parts]).toEqual(['<main>slow</main>', ['a']]);
    expect(pool.reports).toMatchObject([{ remote: 'ill-mfe', fault: 'hang' }]);
  }, 60_000);
});
