import { pageNumber } from './page-rules.ts';

/** What the catalogue shows; its whole state, so that an address can hold it. */
export interface CatalogueView {
  /** a category's id, or `allCategories` while none is chosen */
  category: string;
  /** from 1 */
  page: number;
  layout: 'grid' | 'list';
  /** the words looked for; as they are typed, so with the blank behind them */
  find: string;
}

export const allCategories = 'all';
/** The contract's limit of `searchCourses`. */
export const longestSearch = 100;
/** The contract's `categoryPageSize`; the contract itself would bring its schemas into the browser. */
export const resultsPerPage = 12;

const names = ['browse', 'page', 'view', 'find'];

/** The catalogue in an address, such as `?browse=c3&page=2&view=list&find=data`; nothing while it is closed. */
export function readCatalogue(params: URLSearchParams): CatalogueView | undefined {
  const category = params.get('browse');
  if (!category) return undefined;
  return {
    category,
    page: pageNumber(params.get('page')),
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    find: (params.get('find') ?? '').slice(0, longestSearch),
  };
}

/** The same address with the catalogue in another state, or without it; what is usual is not written. */
export function writeCatalogue(params: URLSearchParams, view: CatalogueView | undefined): URLSearchParams {
  const kept = new URLSearchParams([...params].filter(([name]) => !names.includes(name)));
  if (!view) return kept;
  kept.set('browse', view.category);
  if (view.page > 1) kept.set('page', String(view.page));
  if (view.layout === 'list') kept.set('view', 'list');
  if (view.find.trim()) kept.set('find', view.find);
  return kept;
}

/**
 * How many steps back the closed catalogue lies, as a history entry remembers it: closing goes back there instead of
 * leaving a trail behind. Unknown where somebody came by a link.
 */
export function depthOf(historyState: unknown): number | undefined {
  if (typeof historyState !== 'object' || historyState === null || !('catalogueDepth' in historyState)) return undefined;
  const { catalogueDepth } = historyState;
  return typeof catalogueDepth === 'number' && catalogueDepth > 0 ? catalogueDepth : undefined;
}
