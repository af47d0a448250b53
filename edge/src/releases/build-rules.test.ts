import { describe, expect, test } from '@jest/globals';
import { aRemote, aShell } from '../testing/a-release.ts';
import { buildProblems } from './build-rules.ts';

const good = { contract: 1, paths: ['/cart/:cartId'] };
const small = () => 1_000;

describe('When a build is looked at', () => {
  test('and all is well, then nothing is said', () => {
    expect(buildProblems(aRemote(), small, good)).toEqual([]);
    expect(buildProblems(aShell(), small, undefined)).toEqual([]);
  });

  test('and the biggest first view is over its budget, then the page and both figures are named', () => {
    const remote = aRemote({ about: { budget: 70_000 } });
    const sizeOf = (file: string) => ({ 'remoteEntry.js': 30_000, 'remote.js': 1_000, 'cart-page.js': 123_456 })[file] ?? 0;

    expect(buildProblems(remote, sizeOf, good)).toEqual([
      `checkout-mfe ${remote.version}: the first view of cart-page is 1,54,456 bytes after brotli, its budget is 70,000. Make it smaller, or raise "budget" in remote.json.`,
    ]);
  });

  test('and a page has no chunk, then the import that makes one is shown', () => {
    const remote = aRemote({ pages: { remote: ['remote.js'] } });

    expect(buildProblems(remote, small, good)).toEqual([
      `checkout-mfe ${remote.version} has no chunk cart-page for its route /cart/:cartId. Load the page with import(/* webpackChunkName: "cart-page" */ './pages/cart-page.tsx').`,
    ]);
  });

  test('and its entry does not load, then the reason is passed on', () => {
    const remote = aRemote();

    expect(buildProblems(remote, small, { problem: 'throws: x is not defined' })).toEqual([
      `checkout-mfe ${remote.version}: remoteEntry.js throws: x is not defined. Correct src/remote.tsx and build checkout-mfe again.`,
    ]);
  });

  test('and code and manifest disagree, then each difference is a line', () => {
    const remote = aRemote();

    expect(buildProblems(remote, small, { contract: 2, paths: ['/order'] })).toEqual([
      `checkout-mfe ${remote.version}: src/remote.tsx says contract 2, remote.json says 1. Make them agree.`,
      `checkout-mfe ${remote.version} owns /cart/:cartId in remote.json, but src/remote.tsx has no such route. Add it there, or remove it here.`,
      `checkout-mfe ${remote.version} has a route /order in src/remote.tsx that remote.json does not own. Add it there, or remove it here.`,
    ]);
  });
});
