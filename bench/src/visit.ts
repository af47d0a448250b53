import type { Browser, CDPSession } from 'playwright-core';

export interface Visit {
  /** Bytes on the wire, headers included. */
  bytes: number;
  requests: number;
  /** Requests that had to wait for one another, the document being the first. */
  roundTrips: number;
  /** Largest Contentful Paint, milliseconds. */
  lcp: number;
  /** URLs of the scripts that were loaded. */
  scripts: string[];
}

/** Lighthouse's slow 4G and mid-range phone: 150 ms, 1.6 Mbit/s, CPU ÷ 4, 412 × 823 at 1.75. */
export const phone = {
  network: { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 },
  cpuSlowdown: 4,
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
};

// A string, so that no build step can put helpers of its own into what the page runs.
const watchPaint = `
  window.largestPaint = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.largestPaint = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
`;

/** One cold visit by a slow phone, until `shown` is on the screen and the network is quiet. */
export async function visit(browser: Browser, url: string, shown: string): Promise<Visit> {
  const context = await browser.newContext(phone.screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = watchTraffic(session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phone.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  await page.addInitScript(watchPaint);

  await page.goto(url, { waitUntil: 'load' });
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  const lcp = await page.evaluate<number>('window.largestPaint');
  await context.close();
  return { ...traffic(), lcp };
}

function watchTraffic(session: CDPSession): () => Omit<Visit, 'lcp'> {
  const depths = new Map<string, number>();
  const scripts: string[] = [];
  let bytes = 0;
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    if (type === 'Script') scripts.push(request.url);
    const cause = initiator.url ?? initiator.stack?.callFrames.find((frame) => frame.url)?.url ?? causeBehind(initiator.stack?.parent);
    depths.set(request.url, (cause ? (depths.get(cause) ?? 1) : 0) + 1);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => ({ bytes, requests, roundTrips: Math.max(...depths.values()), scripts });
}

interface StackPart {
  callFrames: { url: string }[];
  parent?: StackPart | undefined;
}

/** The script behind an asynchronous stack: the first frame that has an address. */
function causeBehind(stack: StackPart | undefined): string | undefined {
  if (!stack) return undefined;
  return stack.callFrames.find((frame) => frame.url)?.url ?? causeBehind(stack.parent);
}
