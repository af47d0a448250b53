import { misfits } from '../releases/fit-rules.ts';
import type { ReleaseSource } from '../releases/release-store.ts';
import { createBreakers } from './breaker.ts';
import { type Code, type Failure, type Verdict, createDrawing } from './drawing.ts';
import { type RenderLimits, renderLimits } from './render-limits.ts';
import type { FaultReport, RenderPool, RenderRequest } from './render-pool.ts';
import type { RenderThread } from './render-thread.ts';
import { keyOf, serverCodes } from './server-codes.ts';
import { createThreadPool } from './thread-pool.ts';

interface RenderPoolParts {
  releases: ReleaseSource;
  /** where the API answers, seen from the web server */
  apiUrl: string;
  /** Told of every fault once, `busy` and `resting` excepted. */
  onFault: (report: FaultReport) => void;
  limits?: Partial<RenderLimits>;
}

/** Draws pages in threads, with the releases' own code, which is read when it is first asked for. */
export function createRenderPool({ releases, apiUrl, onFault, limits: given }: RenderPoolParts): RenderPool {
  const limits = { ...renderLimits, ...given };
  const breakers = createBreakers(limits);
  const findCode = serverCodes(releases);

  const report = ({ fault, blamed, detail }: Failure, path: string) => {
    if (fault === 'busy' || fault === 'resting') return;
    onFault({ remote: blamed.name, version: blamed.version, fault, path, detail: detail?.slice(0, longestDetail) });
  };
  const threads = createThreadPool({
    apiUrl,
    limits,
    rests: ({ request }) => keysOf(request).some(breakers.rests),
    onStray: (thread, key, detail) => onFault(strayReport(thread, key, detail)),
  });

  const draw = (request: RenderRequest, shell: Code, remote: Code | undefined): Promise<Verdict> => {
    const drawing = createDrawing({ request, shell, remote }, limits, {
      onGivenUp: threads.giveUp,
      onAfterthought: (failure) => {
        breakers.fail(keyOf(failure.blamed), failure.fault);
        report(failure, request.path);
      },
    });
    if (!threads.draw(drawing)) drawing.fail('busy');
    return drawing.verdict;
  };

  const attempt = async (request: RenderRequest): Promise<Verdict> => {
    const { shell, owner } = request;
    const unfit = owner.kind === 'remote' ? misfits(shell, owner) : [];
    if (unfit.length > 0) return { fault: 'unfit', blamed: owner, detail: JSON.stringify(unfit) };
    const [shellCode, remoteCode] = await Promise.all([findCode(shell), owner.kind === 'remote' ? findCode(owner) : undefined]);
    if (!shellCode) return { fault: 'missing', blamed: shell };
    if (owner.kind === 'remote' && !remoteCode) return { fault: 'missing', blamed: owner };
    return draw(request, shellCode, remoteCode);
  };

  return {
    render: async (request) => {
      const admission = breakers.enter(keysOf(request));
      if (!admission) return { fault: 'resting' };
      const verdict = await attempt(request);
      if ('page' in verdict) {
        admission.end('page');
        return verdict;
      }
      admission.end(verdict.fault, keyOf(verdict.blamed));
      report(verdict, request.path);
      return { fault: verdict.fault };
    },
    close: threads.close,
  };
}

/** characters */
const longestDetail = 4000;

const keysOf = ({ shell, owner }: RenderRequest): string[] => [...new Set([keyOf(shell), keyOf(owner)])];

/** Blames the release in whose code the stack begins, else the only one that is being drawn there. */
function strayReport(thread: RenderThread, key: string | undefined, detail: string): FaultReport {
  const requests = thread.drawings().map(({ request }) => request);
  const owners = new Set(requests.map(({ owner }) => keyOf(owner)));
  const blamed = key ?? (owners.size === 1 ? [...owners][0] : undefined) ?? 'unknown@unknown';
  const [remote = '', version = ''] = blamed.split('@');
  const path = requests.find(({ owner }) => keyOf(owner) === blamed)?.path ?? 'unknown';
  return { remote, version, fault: 'render', path, detail: detail.slice(0, longestDetail) };
}
