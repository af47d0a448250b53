import { describe, expect, test } from '@jest/globals';
import { aRenderPool, impatient } from '../testing/a-render-pool.ts';
import { remoteBuild } from '../testing/server-builds.ts';

/** Is at its page while others start theirs. */
const slow = remoteBuild(`await new Promise((resolve) => setTimeout(resolve, 50)); return 'slow'`);
const fine = '<main>fine</main>';

/** Is well at `/ill-mfe`, and does something at every address below. */
const illBelow = (what: string) => remoteBuild(`if (job.url.split('/').length > 2) { ${what} } return 'fine'`);

const illnesses: [string, string, string][] = [
  ['computes for ever', 'for (;;);', 'hang'],
  ['ends the thread', 'process.exit()', 'died'],
  ['takes all memory', 'const all = []; for (;;) all.push({ some: [all.length] })', 'memory'],
];

describe('When a remote brings down a thread that draws for others too', () => {
  test.each(illnesses)(
    'because it %s, then it is found out and the others get their pages',
    async (_what, code, fault) => {
      const { draw, reports } = aRenderPool(
        { 'slow-mfe': slow, 'ill-mfe': illBelow(code) },
        { ...(fault === 'hang' && impatient), threads: 1 },
      );
      expect([await draw('/slow-mfe'), await draw('/ill-mfe')]).toEqual(['<main>slow</main>', fine]);

      const drawn = await Promise.all(['/slow-mfe', '/slow-mfe', '/ill-mfe/x', '/well-mfe'].map((url) => draw(url)));

      expect(drawn).toEqual(['<main>slow</main>', '<main>slow</main>', fault, '<main>well</main>']);
      expect(reports).toMatchObject([{ remote: 'ill-mfe', fault, path: '/ill-mfe/x/:id' }]);
      expect(await draw('/ill-mfe')).toBe('resting');
    },
    60_000,
  );

  test('by what it left behind, then nobody else is blamed', async () => {
    const code = `setTimeout(() => process.exit(), 0);`;
    const { draw, reports } = aRenderPool({ 'slow-mfe': slow, 'ill-mfe': illBelow(code) }, { threads: 1 });
    await draw('/slow-mfe');
    await draw('/ill-mfe');

    const [left, drawn] = await Promise.all([draw('/ill-mfe/x'), draw('/slow-mfe')]);

    expect([left, drawn]).toEqual([fine, '<main>slow</main>']);
    expect(reports.filter(({ remote }) => remote !== 'ill-mfe')).toEqual([]);
  }, 60_000);

  test('many times at once, then all others get their pages', async () => {
    const { draw } = aRenderPool({ 'slow-mfe': slow, 'ill-mfe': illBelow('for (;;);') }, impatient);
    await draw('/slow-mfe');
    await draw('/ill-mfe');

    const urls = Array.from({ length: 12 }, (_, i) => (i % 2 ? '/ill-mfe/x' : '/slow-mfe'));
    const drawn = await Promise.all(urls.map((url) => draw(url)));

    expect(drawn.filter((_, i) => i % 2 === 0)).toEqual(Array.from({ length: 6 }, () => '<main>slow</main>'));
    expect(drawn.filter((_, i) => i % 2)).toEqual(expect.arrayContaining(['hang', 'resting']));
  }, 60_000);
});

describe('When a remote fails beside its drawing', () => {
  test.each([
    ['a rejection that nobody handles', `void Promise.reject(new Error('stray'))`],
    ['an error in a timer', `setTimeout(() => { throw new Error('stray') }, 0); await new Promise((resolve) => setTimeout(resolve, 20))`],
  ])('by %s, then it is reported and the page goes on', async (_what, code) => {
    const { draw, reports, releases } = aRenderPool({ 'ill-mfe': illBelow(code), 'slow-mfe': slow }, { threads: 1 });
    await draw('/slow-mfe');

    expect(await Promise.all([draw('/slow-mfe'), draw('/ill-mfe/x')])).toEqual(['<main>slow</main>', fine]);

    await draw('/well-mfe');
    const { version } = releases['ill-mfe'] ?? {};
    expect(reports).toMatchObject([{ remote: 'ill-mfe', version, fault: 'render', detail: expect.stringContaining('stray') as unknown }]);
  });
});

describe('When more pages are asked for than can be drawn', () => {
  test('then those beyond the queue are told so at once, and nobody is blamed', async () => {
    const { draw, reports } = aRenderPool({ 'slow-mfe': slow }, { threads: 1, concurrency: 1, queue: 1 });
    await draw('/slow-mfe');

    const drawn = await Promise.all([1, 2, 3, 4].map(() => draw('/slow-mfe')));

    expect(drawn).toEqual(['<main>slow</main>', '<main>slow</main>', 'busy', 'busy']);
    expect(reports).toEqual([]);
  });

  test('and one waits too long, then it is busy, not the release’s timeout', async () => {
    const builds = { 'ill-mfe': illBelow('await new Promise(() => {})'), 'slow-mfe': slow };
    const { draw, reports } = aRenderPool(builds, { threads: 1, concurrency: 1, total: 400 });
    await draw('/ill-mfe');
    await draw('/slow-mfe');

    const [hangs, waits] = await Promise.all([draw('/ill-mfe/x'), draw('/slow-mfe')]);

    expect(hangs).toBe('timeout');
    expect(['busy', '<main>slow</main>']).toContain(waits);
    expect(reports.map(({ remote, fault }) => [remote, fault])).toEqual([['ill-mfe', 'timeout']]);
  });
});

describe('When a thread has loaded many releases', () => {
  test('then a new one takes its place and draws on', async () => {
    const { draw } = aRenderPool(
      { 'count-mfe': remoteBuild(`return String((globalThis.count = (globalThis.count ?? 0) + 1))`) },
      { threads: 1, codes: 2 },
    );
    expect(await draw('/count-mfe')).toBe('<main>1</main>');
    expect(await draw('/count-mfe')).toBe('<main>2</main>');

    await draw('/well-mfe');

    expect(await draw('/count-mfe')).toBe('<main>1</main>');
  });
});

describe('When a release rests', () => {
  test('then it is tried again after a while, and goes on once it is well', async () => {
    const code = `if (job.url.endsWith('x')) process.exit(); `;
    const { draw } = aRenderPool({ 'ill-mfe': illBelow(code) }, { rest: 0 });

    expect(await draw('/ill-mfe/x')).toBe('died');
    expect(await draw('/ill-mfe/x')).toBe('died');
    expect(await draw('/ill-mfe')).toBe(fine);
    expect(await Promise.all([draw('/ill-mfe'), draw('/ill-mfe')])).toEqual([fine, fine]);
  });

  test('and is being tried, then others wait for how that ends', async () => {
    const { draw } = aRenderPool({ 'ill-mfe': illBelow('process.exit()') }, { rest: 0 });
    await draw('/ill-mfe/x');

    expect(await Promise.all([draw('/ill-mfe'), draw('/ill-mfe')])).toEqual([fine, 'resting']);
  });

  test('then the log of its faults has one line for each, not for each page', async () => {
    const { draw, reports } = aRenderPool({ 'ill-mfe': remoteBuild('process.exit()') });

    expect([await draw('/ill-mfe'), await draw('/ill-mfe'), await draw('/ill-mfe')]).toEqual(['died', 'resting', 'resting']);
    expect(reports).toHaveLength(1);
  });
});

test('When the pool is closed, then what is being drawn is given up', async () => {
  const { pool, draw } = aRenderPool({ 'ill-mfe': remoteBuild('await new Promise(() => {})') });
  const drawing = draw('/ill-mfe');

  await pool.close();

  expect(await drawing).toBe('busy');
  expect(await draw('/well-mfe')).toBe('busy');
});
