import { z } from 'zod';
import type { SitemapLists } from './sitemap-rules.ts';

/** Nothing while the API has not answered even once. */
export type ReadLists = () => Promise<SitemapLists | undefined>;

/** milliseconds */
const freshFor = 10 * 60_000;
const patience = 5_000;

const Answer = z.object({ lists: z.record(z.string(), z.array(z.string())) });

/** Asks the API now and then; while it does not answer, what it said before stays. */
export function keptLists(apiUrl: string, now: () => number): ReadLists {
  let kept: { lists: SitemapLists; at: number } | undefined;
  return async () => {
    if (kept && now() - kept.at < freshFor) return kept.lists;
    const lists = await askLists(apiUrl);
    if (lists) kept = { lists, at: now() };
    return kept?.lists;
  };
}

async function askLists(apiUrl: string): Promise<SitemapLists | undefined> {
  try {
    const answer = await fetch(`${apiUrl}/api/getSitemap`, { signal: AbortSignal.timeout(patience) });
    return answer.ok ? Answer.parse(await answer.json()).lists : undefined;
  } catch {
    return undefined;
  }
}
