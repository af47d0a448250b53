import { chromium, type Browser } from 'playwright-core';
import { visit, type Visit } from '../visit/visit.ts';
import { countCopies } from './copies.ts';
import { aims, comparison, type Visits } from './report.ts';
import { siteNames, startSites, type Site, type SiteName } from './sites.ts';

const rounds = 9;

interface MeasuredPage {
  title: string;
  path: string;
  /** Selector of what must be on the screen for the visit to count. */
  shown: string;
}

const pages: MeasuredPage[] = [
  { title: 'home', path: '/', shown: 'main article img' },
  { title: 'program page', path: '/course_details/generative-ai-course', shown: 'main h1' },
];

/**
 * What composition costs and rendering gains: the composed site, drawn by the edge, against the same sources as one
 * bundle that the browser draws, and against its own pages without code. Same data, cold visits on slow 4G with a
 * phone's CPU, interleaved; the median and the range of each figure.
 */
export async function compose(): Promise<void> {
  const { sites, stop } = await startSites(pages.map(({ path }) => path));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    console.log(`compose: ${rounds} rounds, slow 4G (150 ms, 1.6 Mbit/s), CPU ÷ 4, Chromium ${browser.version()}`);
    for (const page of pages) {
      const visits = await visitInTurn(browser, sites, page);
      console.log(`\n${page.title}\n${comparison(visits)}\n\n${aims(visits)}`);
      console.log(`copies on the page: ${await copies(visits.composed)}`);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

async function visitInTurn(browser: Browser, sites: Record<SiteName, Site>, page: MeasuredPage): Promise<Visits> {
  const visits: Visits = { composed: [], 'one bundle': [], 'static twin': [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of siteNames) visits[name].push(await visitSite(browser, sites[name], page));
  }
  return visits;
}

/** @throws {Error} when the edge draws what it should not, or the reverse: the figures would be those of something else */
async function visitSite(browser: Browser, { url, drawn, hasCode }: Site, { path, shown }: MeasuredPage): Promise<Visit> {
  const seen = await visit(browser, { url: url + path, shown, hasCode });
  if (seen.drawn !== drawn) throw new Error(`${url + path} came ${seen.drawn ? 'drawn' : 'not drawn'} by the edge.`);
  return seen;
}

async function copies([visit]: Visit[]): Promise<string> {
  const counts = await countCopies(visit?.scripts ?? []);
  return Object.entries(counts)
    .map(([library, count]) => `${library} ${count}`)
    .join(', ');
}
