import type { PageRegistry } from './registry.ts';
import type { RemoteModule } from './remote-module.ts';

/**
 * What the web server and a shell's server build agree on. The build is one CommonJS file, `server.cjs`; a
 * remote's has the same form and exports a RemoteModule, with every shared module left to `require`.
 * Both find the folder of their release on the site (`/remotes/<app>/<version>/`) as `releaseFolder`.
 */
export const serverProtocol = 1;

/** What a page says about itself, for the document's head. */
export interface PageHeadData {
  title: string;
  /** plain text, at most 150 characters */
  description?: string;
  /** address of a picture for link previews */
  image?: string;
  /** path that stands for this page where several do */
  canonical?: string;
  /** structured data (schema.org), one object per block */
  jsonLd?: object[];
}

/** One page to draw. */
export interface DrawJob {
  /** path and query */
  url: string;
  registry: PageRegistry;
  /** stands for the answer's nonce in whatever is drawn */
  nonce: string;
  /** `page`: the page at the address; `frame`: header, footer and a skeleton, for a browser to fill in */
  draw: 'page' | 'frame';
}

/** A page as far as it is drawn. All markup is safe to be put into a document as it is. */
export interface DrawnPage {
  status: number;
  /** where to go instead; nothing else counts then */
  location?: string;
  head: PageHeadData;
  /** `<style>` elements */
  styles: string;
  /** what belongs into `#root` */
  html: string;
  /** text of `<script type="application/json" id="page-data">`; without it the browser draws the page anew */
  data?: string;
  /** more markup follows by `late` */
  streams: boolean;
}

/** What the web server gives to a drawing. */
export interface DrawTools {
  /** The remote of this name in the version that the registry calls current. Rejects when it cannot be had. */
  loadRemote: (name: string) => Promise<RemoteModule>;
  /** Ends the drawing. */
  signal: AbortSignal;
  /** milliseconds to wait for parts that are slow, before the page goes out without them */
  partPatience: number;
  /** Markup that follows behind `html`, in order, only of a page that `streams`. */
  late: (markup: string) => void;
}

export interface Renderer {
  /** Draws a page; of one that streams the promise is kept by its first part, and `finished` when all of it was sent. Rejects with a DrawFault or anything else. */
  draw: (job: DrawJob, tools: DrawTools) => Promise<{ page: DrawnPage; finished: Promise<void> }>;
}

/** The exports of a shell's server build. */
export interface ServerShell {
  protocol: typeof serverProtocol;
  /** the modules that remotes are built without, by their key in `shared-modules.js` */
  shared: Record<string, unknown>;
  /** @param apiUrl where the API answers, seen from the web server */
  createRenderer: (options: { apiUrl: string }) => Renderer;
}

/** Why a drawing ended, where the renderer knows; anything else that it rejects with counts as `render`. */
export type DrawFault = Error & {
  /** `api` a call of the page failed · `render` the page's code threw · `load` its code could not be had */
  fault: 'api' | 'render' | 'load';
};
