import { createContainerLoader } from './remotes/container-loader.ts';
import { readRegistry } from './remotes/read-registry.ts';
import { startShell } from './start-shell.tsx';

startShell({
  registry: readRegistry(document),
  loader: createContainerLoader(),
  nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
});
