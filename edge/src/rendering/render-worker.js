// @ts-check
/**
 * A thread that draws pages with the server builds that it is sent. What they do can end the thread, and
 * nothing else. Plain JavaScript, so that it starts without a loader.
 */
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { codeLoader } from './load-code.js';
import { pulseOf } from './pulse.js';

/** @typedef {import('./worker-messages.ts').ToWorker} ToWorker */
/** @typedef {import('./worker-messages.ts').FromWorker} FromWorker */
/** @typedef {import('./worker-messages.ts').WorkerFailure} WorkerFailure */
/** @typedef {Extract<ToWorker, { type: 'draw' }>} Draw */
/** @typedef {import('@aarohan/shared/federation/server-render').DrawnPage} DrawnPage */

const {
  apiUrl,
  protocol,
  partPatience,
  mostMemory,
  pulse: shared,
} = /** @type {import('./worker-messages.ts').WorkerSetting} */ (workerData);
const pulse = pulseOf(shared);
const codes = codeLoader({ apiUrl, protocol });
const beatEvery = 20;
/** characters */
const mostLateMarkup = 8_000_000;

const aborts = /** @type {Map<number, () => void>} */ (new Map());
let registry = /** @type {import('@aarohan/shared/federation/registry').PageRegistry | undefined} */ (undefined);
let beating = /** @type {NodeJS.Timeout | undefined} */ (undefined);
let strays = 0;

const tell = (/** @type {FromWorker} */ message) => {
  pulse.beat();
  parentPort?.postMessage(message);
};

/** @type {{ [Type in ToWorker['type']]: (message: Extract<ToWorker, { type: Type }>) => void }} */
const handlers = {
  code: ({ key, source }) => codes.add(key, source),
  registry: (message) => (registry = message.registry),
  draw: (message) => void draw(message),
  abort: ({ id }) => aborts.get(id)?.(),
};

parentPort?.on('message', (/** @type {ToWorker} */ message) => {
  pulse.beat();
  /** @type {(message: any) => void} */ (handlers[message.type])(message);
});

/** @param {Draw} message */
async function draw(message) {
  const { id } = message;
  beating ??= setInterval(beat, beatEvery);
  const controller = new globalThis.AbortController();
  const found = /** @type {{ loadFailure?: WorkerFailure }} */ ({});
  const drawing = drawPage(message, controller.signal, found).then(
    (page) => ({ page, failure: undefined }),
    (error) => ({ page: undefined, failure: found.loadFailure ?? failureOf(error) }),
  );
  const aborted = /** @type {Promise<undefined>} */ (new Promise((resolve) => aborts.set(id, () => resolve(undefined))));
  const outcome = await Promise.race([drawing, aborted]);
  aborts.delete(id);
  if (!outcome) abandon(controller, drawing);
  if (aborts.size === 0) {
    clearInterval(beating);
    beating = undefined;
  }
  const wear = { heap: memoryUsed(), strays };
  try {
    tell({ type: 'end', id, wear, ...outcome });
  } catch (error) {
    // A page with something in it that cannot leave the thread, a function say.
    tell({ type: 'end', id, wear, failure: failureOf(error) });
  }
}

function beat() {
  pulse.beat();
  // Buffers do not count towards the thread's own limit, which only knows the heap.
  if (memoryUsed() > mostMemory) tell({ type: 'full' });
}

function memoryUsed() {
  const { used_heap_size: used, external_memory: external } = getHeapStatistics();
  return used + external;
}

/** @param {AbortController} controller @param {Promise<unknown>} drawing */
function abandon(controller, drawing) {
  strays += 1;
  void drawing.then(() => (strays -= 1));
  controller.abort();
}

/**
 * Draws a page. One that streams is told on the way, any other is the result.
 *
 * @param {Draw} message
 * @param {AbortSignal} signal
 * @param {{ loadFailure?: WorkerFailure }} found
 */
async function drawPage({ id, job, shell: shellCode, owner }, signal, found) {
  if (!registry) throw new Error('a drawing came ahead of its registry');

  /** @template T @param {'shell' | 'owner'} whose @param {() => T} load */
  const loading = (whose, load) => {
    pulse.setLoading({ whose, id });
    try {
      const loaded = load();
      tell({ type: 'loaded', id, whose });
      return loaded;
    } catch (error) {
      found.loadFailure = { fault: 'load', whose, detail: describe(error) };
      throw error;
    } finally {
      pulse.setLoading(undefined);
    }
  };

  const shell = codes.findShell(shellCode) ?? loading('shell', () => codes.loadShell(shellCode));
  let lateMarkup = 0;
  const { page, finished } = await shell.renderer.draw(
    { ...job, registry },
    {
      signal,
      partPatience,
      loadRemote: async (name) => {
        pulse.beat();
        if (name !== owner?.name) throw new Error(`${name} is not the remote whose page this is`);
        return shell.remotes.get(owner.key) ?? loading('owner', () => codes.loadRemote(shell, owner));
      },
      late: (markup) => {
        if (signal.aborted) return;
        lateMarkup += markup.length;
        if (lateMarkup > mostLateMarkup) throw new Error('streams more than a page can be');
        tell({ type: 'late', id, markup: String(markup) });
      },
    },
  );
  if (signal.aborted || !checkPage(page).streams) return page;
  tell({ type: 'page', id, page });
  await finished;
  return undefined;
}

/** @param {DrawnPage} page */
function checkPage(page) {
  if (typeof page?.status !== 'number' || typeof page.html !== 'string') throw new Error('the shell drew something that is not a page');
  return page;
}

/** @returns {WorkerFailure} */
function failureOf(/** @type {any} */ error) {
  const known = /** @type {const} */ (['api', 'render', 'load']).find((fault) => fault === error?.fault);
  return { fault: known ?? 'render', whose: 'owner', detail: describe(error) };
}

/** @param {unknown} error anything at all, since it is foreign */
function describe(error) {
  try {
    return String(
      error instanceof Error || typeof (/** @type {any} */ (error)?.stack) === 'string' ? /** @type {any} */ (error).stack : error,
    );
  } catch {
    return 'something that cannot be told';
  }
}

const stray = (/** @type {unknown} */ error) => {
  const detail = describe(error);
  tell({ type: 'stray', key: codes.namedIn(detail), detail });
};
// It would end the whole web server.
process.kill = () => {
  throw new Error('process.kill is not for pages');
};
process.on('unhandledRejection', stray);
process.on('uncaughtException', stray);

tell({ type: 'ready' });
