import type { DrawnPage } from '@aarohan/shared/federation/server-render';
import type { RenderPool, RenderRequest, Rendering } from '../rendering/render-pool.ts';

type Draw = Rendering | ((request: RenderRequest) => Rendering | Promise<Rendering>);

export interface FakePool extends RenderPool {
  /** What each address draws; may be replaced while in use. */
  pages: Partial<Record<string, Draw>>;
  frame: Draw;
  /** All that it was asked for. */
  asked: RenderRequest[];
  closed: boolean;
}

/**
 * Draws without any release's code: at the addresses in `pages` what is given, elsewhere a page that names its
 * release, and for `frame` a header. An address that has no owner is drawn as not found.
 */
export function fakePool(pages: FakePool['pages'] = {}): FakePool {
  const pool: FakePool = {
    pages,
    frame: aDrawing({ head: { title: '' }, html: '<header>frame</header>', data: undefined }),
    asked: [],
    closed: false,
    render: async (request) => {
      pool.asked.push(request);
      const draw = request.draw === 'frame' ? pool.frame : (pool.pages[request.url] ?? drawAny);
      return typeof draw === 'function' ? draw(request) : draw;
    },
    close: () => {
      pool.closed = true;
      return Promise.resolve();
    },
  };
  return pool;
}

const drawAny = ({ owner, path }: RenderRequest): Rendering =>
  aDrawing({ status: path === '*' ? 404 : 200, html: `<main>${path} by ${owner.version}</main>` });

/** A page that was drawn; say only what matters. */
export const aDrawing = (page: Partial<DrawnPage> = {}, late: string[] | AsyncIterable<string> = []): Rendering => ({
  page: {
    status: 200,
    head: { title: 'Drawn · Aarohan Institute' },
    styles: '',
    html: '<main>drawn</main>',
    data: '{}',
    streams: false,
    ...page,
  },
  late: Array.isArray(late) ? each(late) : late,
});

async function* each(parts: string[]) {
  yield* await Promise.resolve(parts);
}
