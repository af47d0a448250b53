import type { Browser } from 'playwright-core';
import { isDrawn } from '../drawn-page.ts';
import { hydratedAt, readPaint, watchPaint, type Paint } from './watch-paint.ts';
import { watchTraffic, type Traffic } from './watch-traffic.ts';

export interface Visit extends Traffic, Paint {
  /** Whether the edge had drawn the document. */
  drawn: boolean;
}

interface Place {
  url: string;
  /** Selector of what must be on the screen for the visit to count. */
  shown: string;
  /** Whether the page has code that comes alive. */
  hasCode: boolean;
}

/** Lighthouse's slow 4G and mid-range phone: 150 ms, 1.6 Mbit/s, CPU ÷ 4, 412 × 823 at 1.75. */
export const phone = {
  network: { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 },
  cpuSlowdown: 4,
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
};

/** One cold visit by a slow phone, until the page is shown and alive and the network is quiet. */
export async function visit(browser: Browser, { url, shown, hasCode }: Place): Promise<Visit> {
  const context = await browser.newContext(phone.screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = watchTraffic(session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phone.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  await page.addInitScript(watchPaint);

  const answer = await page.goto(url, { waitUntil: 'load' });
  const hydrated = hasCode ? await hydratedAt(page) : undefined;
  await page.locator(shown).first().waitFor();
  await traffic.whenQuiet();
  const paint = await readPaint(page, hydrated);
  const drawn = isDrawn((await answer?.text()) ?? '');
  await context.close();
  return { ...traffic.soFar(), ...paint, drawn };
}
