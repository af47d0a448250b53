import type { PageRegistry } from '@aarohan/shared/federation/registry';
import type { DrawJob, DrawnPage } from '@aarohan/shared/federation/server-render';

/** One release's server build, as threads know it. */
export interface CodeRef {
  /** `name@version` */
  key: string;
  name: string;
  /** The release's folder on the site, with a slash at its end. */
  folder: string;
}

export type ThreadJob = Omit<DrawJob, 'registry'>;

/** What the web server tells a thread. Codes and registries come ahead of the drawings that need them, once. */
export type ToWorker =
  | { type: 'code'; key: string; source: string }
  | { type: 'registry'; registry: PageRegistry }
  | { type: 'draw'; id: number; job: ThreadJob; shell: CodeRef; owner?: CodeRef }
  | { type: 'abort'; id: number };

export interface WorkerFailure {
  fault: 'render' | 'api' | 'load';
  whose: 'shell' | 'owner';
  detail: string;
}

/** How worn a thread is. */
export interface ThreadWear {
  /** bytes */
  heap: number;
  /** Drawings that were ended, and whose code goes on nevertheless. */
  strays: number;
}

/** What a thread tells the web server. A drawing is over with its `end`, and only then. */
export type FromWorker =
  | { type: 'ready' }
  /** It has taken more memory than it may have. */
  | { type: 'full' }
  | { type: 'loaded'; id: number; whose: 'shell' | 'owner' }
  /** The first part of a page that streams. */
  | { type: 'page'; id: number; page: DrawnPage }
  | { type: 'late'; id: number; markup: string }
  | { type: 'end'; id: number; page?: DrawnPage; failure?: WorkerFailure; wear: ThreadWear }
  /** Something failed that no drawing waits for; `key` names the release in its stack. */
  | { type: 'stray'; key?: string; detail: string };

export interface WorkerSetting {
  apiUrl: string;
  protocol: number;
  /** milliseconds */
  partPatience: number;
  /** bytes, outside of the heap too */
  mostMemory: number;
  /** Numbers that both sides see even while the thread computes; see `pulse.js`. */
  pulse: SharedArrayBuffer;
}
