import type { APIRequestContext } from '@playwright/test';

export interface DeadLink {
  to: string;
  /** a page on which it stands */
  from: string;
  status: number;
}

interface Crawl {
  dead: DeadLink[];
  /** paths of the pages that were read */
  read: string[];
}

/** Reads pages as a search engine without scripts does: from these addresses along every link of this site. */
export async function crawl(request: APIRequestContext, origin: string, starts: string[], leaveOut: RegExp): Promise<Crawl> {
  const found = new Map(starts.map((path) => [path, 'the sitemap']));
  const dead: DeadLink[] = [];
  const read: string[] = [];
  // A map is walked to its end while it grows.
  for (const [path, from] of found) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    if (!answer.ok()) dead.push({ to: path, from, status: answer.status() });
    else if (answer.headers()['content-type']?.includes('text/html')) {
      read.push(path);
      for (const link of linksOf(await answer.text(), origin, path)) {
        if (!leaveOut.test(link) && !found.has(link)) found.set(link, path);
      }
    }
  }
  return { dead, read };
}

/** Paths of the site's own addresses on a page; the query tells pages apart, what stands behind # does not. */
function linksOf(html: string, origin: string, page: string): string[] {
  const addresses = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return addresses
    .filter((href) => URL.canParse(href, origin + page))
    .map((href) => new URL(href, origin + page))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
}
