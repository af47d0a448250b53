import { chromium } from 'playwright-core';
import { median, spread, table } from '../figures.ts';
import { visit, type Visit } from '../visit.ts';
import { countCopies } from './copies.ts';
import { startSites } from './sites.ts';

const rounds = 9;

/** The pages that are measured, and what must be on the screen for the visit to count. */
const pages = [
  { title: 'home', path: '/', shown: 'main article img' },
  { title: 'program page', path: '/course_details/generative-ai-course', shown: 'main h1' },
];

/**
 * What composition costs: the composed site against the same sources as one bundle. Same server,
 * same data, cold visits on slow 4G with a phone's CPU, interleaved; the median and the range of each figure.
 */
export async function compose(): Promise<void> {
  const sites = await startSites();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    console.log(`compose: ${rounds} rounds, slow 4G (150 ms, 1.6 Mbit/s), CPU ÷ 4, Chromium ${browser.version()}`);
    for (const { title, path, shown } of pages) {
      const ours: Visit[] = [];
      const monolith: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await visit(browser, sites.ours + path, shown));
        monolith.push(await visit(browser, sites.monolith + path, shown));
      }
      console.log(`\n${title}\n${report(ours, monolith)}`);
      const copies = await countCopies(ours[0]?.scripts ?? []);
      console.log(
        `copies on the page: ${Object.entries(copies)
          .map(([library, count]) => `${library} ${count}`)
          .join(', ')}`,
      );
    }
  } finally {
    await browser.close();
    await sites.stop();
  }
}

function report(ours: Visit[], monolith: Visit[]): string {
  const figures = { bytes: 'bytes', requests: 'requests', roundTrips: 'dependent round trips', lcp: 'LCP, ms' } as const;
  const rows = Object.entries(figures).map(([key, name]) => {
    const of = (visits: Visit[]) => visits.map((each) => each[key as keyof typeof figures]);
    return [name, spread(of(ours)), spread(of(monolith)), (median(of(ours)) / median(of(monolith))).toFixed(2)];
  });
  return table([['', 'composed', 'one bundle', 'ratio'], ...rows]);
}
