import { expect, test } from '@jest/globals';
import { runScript } from './run-script.ts';

const url = 'http://localhost/remotes/a/1/remoteEntry.js';

/** The element that was added last; the test plays the browser. */
const added = (): HTMLScriptElement => {
  const script = [...document.querySelectorAll('script')].at(-1);
  if (!script) throw new Error('No script was added.');
  return script;
};

test('When the file comes and runs, then it was asked for as it was preloaded, with its digest', async () => {
  const running = runScript(url, 'sha384-x');
  added().dispatchEvent(new Event('load'));

  await expect(running).resolves.toBeUndefined();
  expect(added()).toMatchObject({ src: url, crossOrigin: 'anonymous', integrity: 'sha384-x' });
});

test('When no usable file comes, then the remote is unreachable', async () => {
  const running = runScript(url, 'sha384-x');
  added().dispatchEvent(new Event('error'));

  await expect(running).rejects.toMatchObject({ kind: 'unreachable' });
});

test.each([
  [url, { status: 'rejected', reason: expect.objectContaining({ kind: 'threw', message: 'no' }) }],
  ['http://localhost/other.js', { status: 'fulfilled', value: undefined }],
])('When %s throws while it runs, then only its own throwing counts', async (filename, outcome) => {
  const running = runScript(url, 'sha384-x');
  window.dispatchEvent(new ErrorEvent('error', { filename, message: 'no' }));
  added().dispatchEvent(new Event('load'));

  expect(await Promise.allSettled([running])).toEqual([outcome]);
});
