import type { RegistryEntry } from '@aarohan/shared/federation/registry';
import type { Release, RemoteRelease, ShellRelease } from '@aarohan/shared/federation/release';

let made = 0;

/** Twelve hexadecimal digits, another value each time. */
const nextHash = () => (made += 1).toString(16).padStart(12, '0');

const file = (text: string) => ({ integrity: `sha384-${text}`, bytes: text.length });

/** A shell with one shared module; say only what matters. */
export function aShell({ contracts = [1], ...about }: Partial<ShellRelease> & { contracts?: number[] } = {}): ShellRelease {
  const hash = nextHash();
  return {
    name: 'shell',
    kind: 'shell',
    version: `1.0.0+${hash}`,
    container: `shell_${hash}`,
    entry: 'shell.js',
    files: { 'shell.js': file('shell'), 'font.woff2': file('font') },
    pages: { 'login-page': ['login-page.js'] },
    provides: { '@aarohan/shared/ui': { version: '1.4.0', exports: ['Button', 'Card'] }, react: { version: '19.3.1', exports: null } },
    about: {
      name: 'shell',
      title: 'Site frame',
      owners: ['platform@aarohan.example'],
      contracts,
      budget: 200_000,
      routes: [{ path: '/login', page: 'login-page', title: 'Log in', calls: [], render: 'server' }],
    },
    ...about,
  };
}

/** A remote with one page; say only what matters. */
export function aRemote(more: Omit<Partial<RemoteRelease>, 'about'> & { about?: Partial<RemoteRelease['about']> } = {}): RemoteRelease {
  const { name = 'checkout-mfe', about, ...rest } = more;
  const hash = nextHash();
  return {
    name,
    kind: 'remote',
    version: `1.0.0+${hash}`,
    container: `${name.replaceAll('-', '_')}_${hash}`,
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': file('entry'), 'remote.js': file('remote'), 'cart-page.js': file('page') },
    pages: { remote: ['remote.js'], 'cart-page': ['cart-page.js'] },
    requires: { '@aarohan/shared/ui': { range: '^1.0.0', exports: ['Button'] }, react: { range: '^19.0.0', exports: ['useState'] } },
    ...rest,
    about: {
      name,
      title: 'Cart and checkout',
      owners: ['checkout@aarohan.example'],
      audience: 'public',
      contract: 1,
      budget: 60_000,
      routes: [{ path: '/cart/:cartId', page: 'cart-page', title: 'Your cart', calls: ['/api/getCartTech/:cartId'], render: 'server' }],
      ...about,
    },
  };
}

/** A registry in which these releases are live. */
export const aRegistry = (...releases: Release[]) => ({
  generation: 1,
  apps: Object.fromEntries(releases.map((release): [string, RegistryEntry] => [release.name, { current: release, previous: null }])),
});
