import { describe, expect, test } from '@jest/globals';
import { aRemote, aShell } from '../testing/a-release.ts';
import { aRenderPool, impatient } from '../testing/a-render-pool.ts';
import { remoteBuild, shellBuild } from '../testing/server-builds.ts';

const takesBuffers = `
  const all = [];
  for (;;) {
    all.push(Buffer.alloc(1_000_000));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }`;
const well = '<main>well</main>';

describe('When a page is asked for', () => {
  test('then it is drawn with the remote that owns it', async () => {
    const { draw, reports } = aRenderPool({ 'shop-mfe': remoteBuild(`return job.draw + ' ' + job.nonce + ' ' + job.registry.generation`) });

    expect(await draw('/shop-mfe')).toBe('<main>page nonce 1</main>');
    expect(await draw('/login')).toBe('<main>log in</main>');
    expect(reports).toEqual([]);
  });

  test('then a remote finds the shell’s modules and its own folder, and none of Node’s', async () => {
    const { draw, releases } = aRenderPool({
      'shop-mfe': remoteBuild(
        `let fs; try { fs = require('fs') } catch (error) { fs = error.message } return [react.name, releaseFolder, fs].join()`,
        `const react = require('react');`,
      ),
    });

    expect(await draw('/shop-mfe')).toBe(
      `<main>the shared react,/remotes/shop-mfe/${releases['shop-mfe']?.version}/,fs is not one of the modules that the shell shares</main>`,
    );
  });

  test('then a shell finds Node’s modules and nothing else', async () => {
    const ok = aRenderPool({}, {}, shellBuild(`require('node:crypto').randomUUID(); require('crypto').randomUUID();`));
    const bad = aRenderPool({}, {}, shellBuild(`require('react');`));

    expect(await ok.draw('/well-mfe')).toBe(well);
    expect(await bad.draw('/well-mfe')).toBe('load');
    expect(bad.reports[0]).toMatchObject({ remote: 'shell', version: bad.shell.version, fault: 'load' });
  });

  test('of a new release, then it is drawn at once without a restart', async () => {
    const { draw, publish } = aRenderPool({ 'shop-mfe': remoteBuild(`return 'first'`) });
    expect(await draw('/shop-mfe')).toBe('<main>first</main>');

    publish(aRemote({ name: 'shop-mfe' }), remoteBuild(`return 'second'`));

    expect(await draw('/shop-mfe')).toBe('<main>second</main>');
  });

  test('by a new shell, then the remotes are loaded with its modules', async () => {
    const build = remoteBuild(`return react.name`, `const react = require('react');`);
    const { draw, publish } = aRenderPool({ 'shop-mfe': build });
    await draw('/shop-mfe');
    const shell = aShell();
    publish(shell, shellBuild(`exports.shared.react = { name: 'newer' };`));

    expect(await draw('/shop-mfe', { shell })).toBe('<main>newer</main>');
  });

  test('that sends a remote’s code after another one’s, then it is not given it', async () => {
    const { draw, reports } = aRenderPool({ 'shop-mfe': remoteBuild(`await tools.loadRemote('well-mfe'); return 'both'`) });

    expect(await draw('/shop-mfe')).toBe('render');
    expect(reports[0]?.detail).toContain('well-mfe is not the remote whose page this is');
  });
});

describe('When a release cannot be drawn', () => {
  test.each([
    ['throws when it is loaded', remoteBuild(`return ''`, `throw new Error('no start')`), 'load', 'no start'],
    ['exposes something else', 'exports.default = { contract: "1" }', 'load', 'does not export a RemoteModule'],
    ['is no JavaScript', 'const const', 'load', 'SyntaxError'],
    ['throws in a page', remoteBuild(`throw new Error('no page')`), 'render', 'no page'],
    ['throws nothing at all in a page', remoteBuild(`throw undefined`), 'render', 'undefined'],
    ['has a call that fails', remoteBuild(`throw Object.assign(new Error('503'), { fault: 'api' })`), 'api', '503'],
    ['ends its thread', remoteBuild(`process.exit(3)`), 'died', 'code 3'],
    ['ends its thread when it is loaded', remoteBuild(`return ''`, `process.exit(4)`), 'died', 'code 4'],
    ['takes all memory', remoteBuild(`const all = []; for (;;) all.push({ some: [all.length] })`), 'memory', 'memory'],
    ['takes all memory outside of the heap', remoteBuild(takesBuffers), 'memory', '48 MB'],
    ['would end the web server', remoteBuild(`process.kill(process.pid)`), 'render', 'process.kill'],
    ['computes for ever', remoteBuild(`for (;;);`), 'hang', 'without a pause'],
    ['computes for ever when it is loaded', remoteBuild(`return ''`, `for (;;);`), 'hang', 'without a pause'],
    ['computes for ever in steps', remoteBuild(`for (;;) await undefined`), 'hang', 'without a pause'],
  ])(
    'because it %s, then only its pages are not drawn, and a new version is',
    async (_what, text, fault, detail) => {
      const { draw, publish, reports, releases } = aRenderPool({ 'ill-mfe': text }, fault === 'hang' ? impatient : {});
      const version = releases['ill-mfe']?.version;
      expect(await draw('/well-mfe')).toBe(well);

      const drawn = await Promise.all([draw('/well-mfe'), draw('/ill-mfe'), draw('/well-mfe')]);

      expect(drawn).toEqual([well, fault, well]);
      expect(reports).toEqual([
        { remote: 'ill-mfe', version, fault, path: '/ill-mfe/:id', detail: expect.stringContaining(detail) as unknown },
      ]);
      publish(aRemote({ name: 'ill-mfe' }), remoteBuild(`return 'cured'`));
      expect(await draw('/ill-mfe')).toBe('<main>cured</main>');
    },
    60_000,
  );

  test('because it has no server build, then that is said', async () => {
    const { draw, publish, reports } = aRenderPool();
    const { version } = publish(aRemote({ name: 'ill-mfe' }));

    expect([await draw('/ill-mfe'), await draw('/ill-mfe'), await draw('/well-mfe')]).toEqual(['missing', 'resting', well]);
    expect(reports).toEqual([{ remote: 'ill-mfe', version, fault: 'missing', path: '/ill-mfe/:id', detail: undefined }]);
  });

  test('because it needs another shared module, then its code is not run', async () => {
    const { draw, publish, reports } = aRenderPool({}, impatient);
    publish(aRemote({ name: 'ill-mfe', requires: { react: { range: '^18.0.0', exports: [] } } }), 'for (;;);');

    expect([await draw('/ill-mfe'), await draw('/well-mfe')]).toEqual(['unfit', well]);
    expect(reports).toMatchObject([{ remote: 'ill-mfe', fault: 'unfit', detail: expect.stringContaining('^18.0.0') as unknown }]);
  });

  test('because a part never settles, then it ends by the clock and its thread goes on', async () => {
    const { draw } = aRenderPool({ 'ill-mfe': remoteBuild(`await new Promise(() => {})`) }, { total: 500, threads: 1, concurrency: 1 });

    expect(await draw('/ill-mfe')).toBe('timeout');
    expect(await draw('/well-mfe')).toBe(well);
  });

  test.each([
    ['speaks another protocol', `exports.protocol = 2;`, 'load'],
    ['throws when it is loaded', `throw new Error('no shell');`, 'load'],
    [
      'draws what cannot be sent',
      `exports.createRenderer = () => ({ draw: async () => ({ page: { status: 200, html: '', head: () => 1 } }) });`,
      'render',
    ],
    ['draws nothing', `exports.createRenderer = () => ({ draw: async () => ({ page: {} }) });`, 'render'],
  ])('because the shell %s, then there is a fault instead of a page', async (_what, change, fault) => {
    const { draw, reports } = aRenderPool({}, {}, shellBuild(change));

    expect(await draw('/login')).toBe(fault);
    expect(reports).toMatchObject([{ remote: 'shell', fault }]);
  });

  test('because the shell computes for ever when it is loaded, then the shell is blamed for a remote’s page', async () => {
    const { draw, reports } = aRenderPool({}, { loading: 400 }, shellBuild(`for (;;);`));

    expect(await draw('/well-mfe')).toBe('hang');
    expect(reports).toMatchObject([{ remote: 'shell', fault: 'hang' }]);
  });
});
