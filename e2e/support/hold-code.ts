import type { Page } from '@playwright/test';

/** Holds the shell's code back, as a slow network would, until `release`. */
export async function holdCode(page: Page): Promise<{ release: () => Promise<void> }> {
  const pattern = /\/remotes\/shell\/[^/]+\/shell\.js/;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(pattern, async (route) => {
    await opened;
    await route.continue().catch(() => undefined);
  });
  // Documents are parsed, but their load event waits for the code: `goto` must not.
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(url, { waitUntil: 'commit', ...options });
  const reload = page.reload.bind(page);
  page.reload = (options) => reload({ waitUntil: 'commit', ...options });
  return {
    release: async () => {
      open();
      await page.waitForLoadState('load');
    },
  };
}
