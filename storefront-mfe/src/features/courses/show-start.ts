/** On a phone the page numbers lie far below the first course of the next page. */
export function showStart(region: HTMLElement | null): void {
  if (region && region.getBoundingClientRect().top < 0) region.scrollIntoView();
}
