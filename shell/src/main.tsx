import { createFederationLoader } from './remotes/federation-loader.ts';
import { readRegistry } from './remotes/read-registry.ts';
import { startShell } from './start-shell.tsx';

startShell({
  registry: readRegistry(document),
  loader: createFederationLoader(),
  nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
});
