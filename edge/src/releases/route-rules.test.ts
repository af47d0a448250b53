import { describe, expect, test } from '@jest/globals';
import { aRegistry, aRemote, aShell } from '../testing/a-release.ts';
import { routeKey, routeProblems } from './route-rules.ts';

const owning = (name: string, ...paths: string[]) =>
  aRemote({ name, about: { routes: paths.map((path) => ({ path, page: 'cart-page', title: 'Page', calls: [], render: 'server' })) } });

test.each([
  ['/', '/'],
  ['/Cart/:cartId/', '/cart/:'],
  ['/cart/:id', '/cart/:'],
  ['/a/:b/c', '/a/:/c'],
])('When %s is compared, then it counts as %s', (pattern, key) => {
  expect(routeKey(pattern)).toBe(key);
});

describe('When an app claims a route', () => {
  test('that another app owns under another parameter name, then it is refused', () => {
    const mine = owning('checkout-mfe', '/cart/:cartId');

    expect(routeProblems(aRegistry(aShell(), mine, owning('storefront-mfe', '/Cart/:id/')), ['checkout-mfe'])).toEqual([
      `checkout-mfe ${mine.version} claims /cart/:cartId, which belongs to storefront-mfe (as /Cart/:id/). Choose another path, or publish storefront-mfe without it first.`,
    ]);
  });

  test('that the shell owns, then it is refused', () => {
    const mine = owning('checkout-mfe', '/login');

    expect(routeProblems(aRegistry(aShell(), mine), ['checkout-mfe'])).toEqual([
      `checkout-mfe ${mine.version} claims /login, which belongs to shell. Choose another path, or publish shell without it first.`,
    ]);
  });

  test('twice, then it is refused', () => {
    const mine = owning('checkout-mfe', '/cart/:a', '/cart/:b');

    expect(routeProblems(aRegistry(aShell(), mine), ['checkout-mfe'])).toEqual([
      `checkout-mfe ${mine.version} claims /cart/:b twice. Remove one of the two from its routes.`,
    ]);
  });

  test('that the web server answers itself, then it is refused', () => {
    const mine = owning('checkout-mfe', '/api/cart');

    expect(routeProblems(aRegistry(aShell(), mine), ['checkout-mfe'])).toEqual([
      `checkout-mfe ${mine.version} claims /api/cart, which the web server answers itself. Choose another path.`,
    ]);
  });

  test('and two apps of one publish collide, then one line says so', () => {
    const registry = aRegistry(aShell(), owning('checkout-mfe', '/x'), owning('storefront-mfe', '/x'));

    expect(routeProblems(registry, ['checkout-mfe', 'storefront-mfe'])).toHaveLength(1);
  });

  test('beside a fixed one of another app, then both may stand', () => {
    expect(
      routeProblems(aRegistry(aShell(), owning('checkout-mfe', '/cart/:id'), owning('campus-mfe', '/cart/new')), ['campus-mfe']),
    ).toEqual([]);
  });
});
