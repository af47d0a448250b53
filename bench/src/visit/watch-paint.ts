import type { Page } from 'playwright-core';

/** When the page was seen and answered. Milliseconds since the navigation began. */
export interface Paint {
  /** First Contentful Paint. */
  fcp: number;
  /** Largest Contentful Paint. Nobody touches the page, so it is the last entry. */
  lcp: number;
  /** Cumulative Layout Shift, without a unit. */
  cls: number;
  /** Total Blocking Time: what long tasks took over 50 ms each, between the first paint and `hydrated`, or the load event of a page without code. */
  tbt: number;
  /** The page's own code answers; undefined for a page without code. */
  hydrated: number | undefined;
}

/** Milliseconds that a page may take until its code answers. */
const patience = 60_000;

/** Run it before the document's own scripts. A string, so that no build step can put helpers of its own into what the page runs. */
export const watchPaint = `{
  const seen = { fcp: 0, lcp: 0, shifts: [], longTasks: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.fcp = startTime; });
  watch('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => { if (!hadRecentInput) seen.shifts.push({ startTime, value }); });
  watch('longtask', ({ startTime, duration }) => { seen.longTasks.push({ startTime, duration }); });
  window.seen = seen;
  window.pageShown = new Promise((resolve) => watch('mark', ({ name, startTime }) => { if (name === 'page-shown') resolve(startTime); }));
}`;

interface Seen {
  fcp: number;
  lcp: number;
  shifts: Shift[];
  longTasks: LongTask[];
}

interface Shift {
  startTime: number;
  value: number;
}

interface LongTask {
  startTime: number;
  duration: number;
}

/**
 * Waits until the page's own code answers. A promise in the page, because asking over and over would take time from it.
 *
 * @throws {Error} when it never does
 */
export const hydratedAt = (page: Page): Promise<number> =>
  page.evaluate<number>(`Promise.race([
    window.pageShown,
    new Promise((_, reject) => setTimeout(() => reject(new Error('no mark page-shown within ${patience / 1000} s')), ${patience})),
  ])`);

/** What was seen so far. */
export async function readPaint(page: Page, hydrated: number | undefined): Promise<Paint> {
  const { fcp, lcp, shifts, longTasks } = await page.evaluate<Seen>('window.seen');
  const end = hydrated ?? (await page.evaluate<number>(`performance.getEntriesByType('navigation')[0].loadEventEnd`));
  return { fcp, lcp, cls: layoutShift(shifts), tbt: blockingTime(longTasks, fcp, end), hydrated };
}

/** The worst burst: shifts less than 1 s apart, within 5 s (https://web.dev/articles/cls). */
function layoutShift(shifts: Shift[]): number {
  let worst = 0;
  let burst = { first: -Infinity, last: -Infinity, sum: 0 };
  for (const { startTime, value } of shifts) {
    const goesOn = startTime - burst.last < 1_000 && startTime - burst.first < 5_000;
    burst = { first: goesOn ? burst.first : startTime, last: startTime, sum: (goesOn ? burst.sum : 0) + value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}

/** As Lighthouse counts: of each task only the part between the two times. */
function blockingTime(tasks: LongTask[], from: number, to: number): number {
  const parts = tasks.map(({ startTime, duration }) => Math.min(startTime + duration, to) - Math.max(startTime, from));
  return parts.reduce((sum, part) => sum + Math.max(0, part - 50), 0);
}
