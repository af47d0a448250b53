import type { LoadableRelease, PageRemote } from '@aarohan/shared/federation/registry';
import type { PageModule, RemoteContext, RemoteModule } from '@aarohan/shared/federation/remote-module';
import { firstToWork, NoneWorked } from './first-to-work.ts';
import { planLoads, type PlannedLoad } from './load-plan.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { oncePerRelease, type ReportFailure } from './report-failure.ts';
import { requireModule, requireRoute, type Contracts } from './require-route.ts';

/** The pages of all remotes. What was loaded is remembered; what failed is forgotten, so that Retry is a new try. */
export interface RemotePages {
  /** @throws {RemoteError} when no release of the remote delivers the page */
  load: (remote: PageRemote, path: string) => Promise<PageModule>;
  /** Tells that a page of the remote broke on the screen. */
  crashed: (remote: PageRemote, path: string) => void;
  /** The next load starts from the files again. */
  forget: (remote: PageRemote) => void;
}

interface Parts {
  loader: RemoteLoader;
  report: ReportFailure;
  context: RemoteContext;
  contracts: Contracts;
}

export function createRemotePages({ loader, report, context, contracts }: Parts): RemotePages {
  const ready = new Map<string, RemoteModule>();
  const opening = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();
  const lastWorked = new Map<string, LoadableRelease>();
  const reportOnce = oncePerRelease(report);

  const open = async (name: string, release: LoadableRelease, attempt: number): Promise<RemoteModule> => {
    const module = requireModule(await loader.load(name, release, attempt), contracts);
    ready.set(release.container, module);
    return module;
  };

  /** Two pages of one remote may be asked for at once: its entry runs once. */
  const openModule = async (name: string, release: LoadableRelease, isFirstTry: boolean): Promise<RemoteModule> => {
    const known = ready.get(release.container);
    if (known && isFirstTry) return known;
    const attempt = attempts.get(release.container) ?? 1;
    const key = `${release.container}#${attempt}`;
    const underWay = opening.get(key) ?? open(name, release, attempt).finally(() => opening.delete(key));
    opening.set(key, underWay);
    return await underWay;
  };

  /** The next load of this release must not meet anything that this one left behind. */
  const startOver = ({ container }: LoadableRelease): void => {
    ready.delete(container);
    attempts.set(container, (attempts.get(container) ?? 1) + 1);
  };

  const reportLosers = (
    remote: PageRemote,
    path: string,
    loads: PlannedLoad[],
    failures: Map<number, RemoteError>,
    winner?: LoadableRelease,
  ) => {
    for (const [position, { kind }] of failures) {
      const release = loads[position]?.release;
      if (release && release !== winner) reportOnce({ remote: remote.name, version: release.version, kind, path });
    }
  };

  return {
    async load(remote, path) {
      const loads = planLoads(remote, lastWorked.get(remote.name));
      const openPage = async ({ release }: PlannedLoad, position: number): Promise<PageModule> => {
        const isRepeat = loads.findIndex((load) => load.release === release) < position;
        if (isRepeat) startOver(release);
        const module = await openModule(remote.name, release, !isRepeat);
        return await requireRoute(module, context, path).lazy();
      };
      try {
        const { value, winner, failures } = await firstToWork(
          loads.map((load, position) => ({ patience: load.patience, run: () => openPage(load, position) })),
        );
        const worked = loads[winner]?.release ?? remote.current;
        lastWorked.set(remote.name, worked);
        reportLosers(remote, path, loads, failures, worked);
        return value;
      } catch (error) {
        if (!(error instanceof NoneWorked)) throw error;
        reportLosers(remote, path, loads, error.failures);
        for (const { release } of loads) startOver(release);
        lastWorked.delete(remote.name);
        const [first] = error.failures.values();
        throw new RemoteError(first?.kind ?? 'timeout', `${remote.name}: ${first?.message ?? 'no answer'}`, { cause: error });
      }
    },
    crashed(remote, path) {
      const release = lastWorked.get(remote.name) ?? remote.current;
      reportOnce({ remote: remote.name, version: release.version, kind: 'crash', path });
    },
    forget: (remote) => startOver(lastWorked.get(remote.name) ?? remote.current),
  };
}
