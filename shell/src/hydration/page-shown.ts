/** Name of the performance mark for monitoring: the page's own code answers from here on. */
const mark = 'page-shown';

const waiting: (() => void)[] = [];

/** Told once, when the document's first page is alive: drawn, or taken over from the web server's markup. */
export const whenPageShown = (listener: () => void): void => void waiting.push(listener);

/** The first page is alive. Later pages do not count. */
export function pageShown(): void {
  const root = document.documentElement;
  if ('ready' in root.dataset) return;
  root.dataset['ready'] = '';
  performance.mark(mark);
  for (const listener of waiting.splice(0)) listener();
}
