import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageRegistry } from '@aarohan/shared/federation/registry';
import { serverProtocol } from '@aarohan/shared/federation/server-render';
import { errorCode } from '../error-code.ts';
import type { ThreadDeath } from './blame-rules.ts';
import type { Code, Drawing } from './drawing.ts';
import { newPulse, pulseOf } from './pulse.js';
import type { RenderLimits } from './render-limits.ts';
import { watchThread } from './watch-thread.ts';
import type { CodeRef, FromWorker, ThreadWear, ToWorker, WorkerSetting } from './worker-messages.ts';

export interface ThreadEvents {
  /** A release's code has been loaded here. */
  onLoaded: (drawing: Drawing, whose: 'shell' | 'owner') => void;
  /** A page is drawn, or its drawing is over. */
  onProgress: (thread: RenderThread, drawing: Drawing) => void;
  onDeath: (thread: RenderThread, death: ThreadDeath) => void;
  onStray: (thread: RenderThread, key: string | undefined, detail: string) => void;
}

export interface RenderThread {
  /** What it is at, until it says that it is done. */
  drawings: () => Drawing[];
  begin: (drawing: Drawing) => void;
  abort: (drawing: Drawing) => void;
  /** It has drawn for nobody but this release. */
  isOnlyFor: (owner: string) => boolean;
  /** It should make room for a new one. */
  isWorn: () => boolean;
  wasReady: () => boolean;
  end: () => Promise<void>;
}

const script = path.join(import.meta.dirname, 'render-worker.js');
const wornHeap = 0.75;
const wornStrays = 8;

/** @throws {Error} if the system has no thread left */
export function startThread(apiUrl: string, limits: RenderLimits, events: ThreadEvents): RenderThread {
  const shared = newPulse();
  const pulse = pulseOf(shared);
  const drawings = new Map<number, Drawing>();
  const codes = new Set<string>();
  const owners = new Set<string>();
  /** Drawings with code that is new to the thread. */
  const cold = new Set<number>();
  let wear: ThreadWear = { heap: 0, strays: 0 };
  let [ids, ready, dead] = [0, false, false];
  let registry: PageRegistry | undefined;

  const mostMemory = limits.heap * 1024 * 1024;
  const worker = new Worker(script, {
    workerData: { apiUrl, protocol: serverProtocol, partPatience: limits.part, mostMemory, pulse: shared } satisfies WorkerSetting,
    resourceLimits: { maxOldGenerationSizeMb: limits.heap },
    // Neither the web server's loader nor its secrets.
    execArgv: [],
    env: { NODE_ENV: process.env.NODE_ENV },
  });
  worker.unref();
  const post = (message: ToWorker) => worker.postMessage(message);

  const die = (fault: ThreadDeath['fault'], detail: string) => {
    if (dead) return;
    dead = true;
    watch.stop();
    const loading = pulse.loading();
    const culprit = loading && drawings.get(loading.id);
    events.onDeath(thread, {
      fault,
      detail,
      drawings: [...drawings.values()],
      loading: loading && culprit && { whose: loading.whose, drawing: culprit },
      isOnlyFor: thread.isOnlyFor,
    });
  };
  const kill = (fault: ThreadDeath['fault'], detail: string) => {
    die(fault, detail);
    void worker.terminate();
  };
  const patience = () => {
    if (!ready || pulse.loading()?.whose === 'shell') return limits.loading;
    return pulse.loading() || cold.size > 0 ? limits.computingCold : limits.computing;
  };
  const watch = watchThread({
    pulse,
    hasWork: () => drawings.size > 0,
    patience,
    onHang: () => kill('hang', `computed without a pause for more than ${patience()} ms`),
  });

  const hearOf = (drawing: Drawing, message: Exclude<FromWorker, { type: 'ready' | 'full' | 'stray' }>) => {
    switch (message.type) {
      case 'loaded':
        return events.onLoaded(drawing, message.whose);
      case 'late':
        return drawing.addLate(message.markup);
      case 'page':
        cold.delete(message.id);
        drawing.succeed(message.page);
        return events.onProgress(thread, drawing);
      case 'end':
        cold.delete(message.id);
        drawings.delete(message.id);
        wear = message.wear;
        endDrawing(drawing, message);
        return events.onProgress(thread, drawing);
    }
  };
  worker.on('message', (message: FromWorker) => {
    if (dead) return;
    if (message.type === 'ready') {
      ready = true;
      return;
    }
    if (message.type === 'full') return kill('memory', `took more memory than ${limits.heap} MB`);
    if (message.type === 'stray') return events.onStray(thread, message.key, message.detail);
    const drawing = drawings.get(message.id);
    if (drawing) hearOf(drawing, message);
  });
  worker.on('error', (error: unknown) =>
    die(
      errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'died',
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    ),
  );
  worker.on('exit', (code) => die('died', `ended its thread with code ${code}`));

  const send = (code: Code): boolean => {
    if (codes.has(code.key)) return false;
    codes.add(code.key);
    post({ type: 'code', key: code.key, source: code.source });
    return true;
  };

  const thread: RenderThread = {
    drawings: () => [...drawings.values()],
    begin: (drawing) => {
      const { request, shell, remote } = drawing;
      const id = (ids += 1);
      const isNew = [shell, ...(remote ? [remote] : [])].map(send).includes(true);
      if (registry !== request.registry) post({ type: 'registry', registry: (registry = request.registry) });
      drawings.set(id, drawing);
      owners.add((remote ?? shell).key);
      if (isNew) cold.add(id);
      drawing.start();
      const { url, nonce, draw } = request;
      post({ type: 'draw', id, job: { url, nonce, draw }, shell: refTo(shell), owner: remote && refTo(remote) });
    },
    abort: (drawing) => {
      const [id] = [...drawings].find(([, each]) => each === drawing) ?? [];
      if (id !== undefined) post({ type: 'abort', id });
    },
    isOnlyFor: (owner) => [...owners].every((key) => key === owner),
    isWorn: () => codes.size > limits.codes || wear.heap > wornHeap * mostMemory || wear.strays > wornStrays,
    wasReady: () => ready,
    end: async () => {
      dead = true;
      watch.stop();
      for (const drawing of drawings.values()) if (drawing.stage !== 'over') drawing.fail('busy');
      await worker.terminate();
    },
  };
  return thread;
}

function endDrawing(drawing: Drawing, { page, failure }: Extract<FromWorker, { type: 'end' }>): void {
  if (page) drawing.succeed(page);
  if (!failure) return drawing.finish();
  const { shell, owner } = drawing.request;
  drawing.fail(failure.fault, failure.whose === 'shell' ? shell : owner, failure.detail);
}

const refTo = ({ key, name, folder }: Code): CodeRef => ({ key, name, folder });
