/** The same sources as one app: the same shell, with the remotes as lazily imported parts of its own build. */
import type { PageRegistry } from '@aarohan/shared/federation/registry';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';
import { startShell } from '@aarohan/shell/src/start-shell.tsx';
import backoffice from '@aarohan/backoffice-mfe/remote.json' with { type: 'json' };
import campus from '@aarohan/campus-mfe/remote.json' with { type: 'json' };
import checkout from '@aarohan/checkout-mfe/remote.json' with { type: 'json' };
import storefront from '@aarohan/storefront-mfe/remote.json' with { type: 'json' };

const modules: Record<string, () => Promise<{ default: RemoteModule }>> = {
  'storefront-mfe': () => import(/* webpackMode: "eager" */ '@aarohan/storefront-mfe/src/remote.tsx'),
  'checkout-mfe': () => import(/* webpackMode: "eager" */ '@aarohan/checkout-mfe/src/remote.tsx'),
  'campus-mfe': () => import(/* webpackMode: "eager" */ '@aarohan/campus-mfe/src/remote.tsx'),
  'backoffice-mfe': () => import(/* webpackMode: "eager" */ '@aarohan/backoffice-mfe/src/remote.tsx'),
};

const release = { version: '1.0.0+000000000000', container: 'none', entry: '/none', integrity: 'sha384-none' };

startShell({
  registry: {
    generation: 0,
    origin: location.origin,
    shell: { version: release.version },
    remotes: [storefront, checkout, campus, backoffice].map((about) => ({ ...about, current: release, previous: null })),
  } as PageRegistry,
  loader: { load: async (name) => (await modules[name]?.())?.default },
  nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
});
