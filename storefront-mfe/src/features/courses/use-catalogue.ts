import { useLocation, useNavigate, useSearchParams } from '@aarohan/shared/router';
import { allCategories, depthOf, readCatalogue, writeCatalogue, type CatalogueView } from './catalogue-rules.ts';

export interface Catalogue {
  /** nothing while it is closed */
  view: CatalogueView | undefined;
  open: (category?: string) => void;
  /** Another state of the open catalogue; a step that Back undoes, unless it replaces the one before. */
  change: (change: Partial<CatalogueView>, how?: { replace?: boolean }) => void;
  close: () => void;
}

/** The catalogue as the address has it, and the ways to move in it. */
export function useCatalogue(): Catalogue {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const view = readCatalogue(params);
  const depth = depthOf(state);

  function show(next: CatalogueView | undefined, catalogueDepth: number | undefined, replace: boolean) {
    const search = `?${writeCatalogue(params, next).toString()}`;
    void navigate({ search }, { replace, preventScrollReset: true, state: catalogueDepth ? { catalogueDepth } : undefined });
  }

  return {
    view,
    open: (category = allCategories) => show({ category, page: 1, layout: 'grid', find: '' }, 1, false),
    change: (change, { replace = false } = {}) => {
      if (view) show({ ...view, ...change }, depth && (replace ? depth : depth + 1), replace);
    },
    close: () => {
      if (depth) void navigate(-depth);
      else show(undefined, undefined, true);
    },
  };
}
