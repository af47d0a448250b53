import type { PageRegistry } from '@aarohan/shared/federation/registry';
import type { Release, ShellRelease } from '@aarohan/shared/federation/release';
import type { DrawnPage } from '@aarohan/shared/federation/server-render';

/**
 * Why a page was not drawn here.
 * `missing` the release has no usable server build · `load` it threw, or exposes something else than promised ·
 * `unfit` it needs a shared module that the live shell has not · `render` the page threw · `hang` it computed
 * for too long · `memory` it took too much · `died` it ended its thread · `timeout` it was not done in time ·
 * `api` a call of the page failed · `busy` too many pages are being drawn · `resting` it has failed too often lately.
 */
export type RenderFault = 'missing' | 'load' | 'unfit' | 'render' | 'hang' | 'memory' | 'died' | 'timeout' | 'api' | 'busy' | 'resting';

export interface RenderRequest {
  /** path and query */
  url: string;
  registry: PageRegistry;
  /** stands for the answer's nonce in what is drawn */
  nonce: string;
  draw: 'page' | 'frame';
  shell: ShellRelease;
  /** Whose page it is; the shell itself for its own pages and for frames. */
  owner: Release;
  /** pattern of the page, for reports */
  path: string;
}

/** A page, with the markup that follows it where it streams; or why there is none. */
export type Rendering = { page: DrawnPage; late: AsyncIterable<string> } | { fault: RenderFault };

/** One drawing that failed, and whose code it was. */
export interface FaultReport {
  /** Name of the app, the shell included; `unknown` where nobody can say. */
  remote: string;
  version: string;
  fault: RenderFault;
  /** pattern of the page */
  path: string;
  /** message and stack, for the log */
  detail?: string;
}

/** Draws pages apart from the web server: whatever a release's code does costs only its own pages. */
export interface RenderPool {
  /** Never rejects. */
  render: (request: RenderRequest) => Promise<Rendering>;
  close: () => Promise<void>;
}
