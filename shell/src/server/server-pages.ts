import type { RemoteContext } from '@aarohan/shared/federation/remote-module';
import type { DrawTools } from '@aarohan/shared/federation/server-render';
import type { RemotePages } from '../remotes/remote-pages.ts';
import { requireModule, requireRoute, type Contracts } from '../remotes/require-route.ts';

/** The pages of remotes as the web server loads them: one release, one try. */
export const serverPages = ({ loadRemote }: DrawTools, context: RemoteContext, contracts: Contracts): RemotePages => ({
  load: async ({ name }, path) => await requireRoute(requireModule(await loadRemote(name), contracts), context, path).lazy(),
  crashed: () => undefined,
  forget: () => undefined,
});
