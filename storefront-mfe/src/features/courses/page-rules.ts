/** How many page numbers stand between Previous and Next (spec 1 §9). */
const windowSize = 5;

/** A page as an address says it, from 1. What is no page number is page 1. */
export const pageNumber = (asked: string | null): number => (/^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1);

export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

/** The numbers around the current page, as many as fit. */
export function pageWindow(page: number, pages: number): number[] {
  const size = Math.min(windowSize, pages);
  const first = Math.min(Math.max(1, page - Math.floor(windowSize / 2)), pages - size + 1);
  return Array.from({ length: size }, (_, index) => first + index);
}

/** Where Previous leads; from behind the end to the last page. */
export const previousPage = (page: number, pages: number): number => Math.max(1, Math.min(page - 1, pages));
