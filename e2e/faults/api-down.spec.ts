import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { apiProcess } from '../support/api-process.ts';
import { topPrograms } from '../support/top-programs.ts';

const down = /Failed to load resource|50[0-9]/;

test.describe('while the API hangs', () => {
  test.beforeEach(() => apiProcess.hang());
  test.afterEach(() => apiProcess.goOn());

  for (const { path, text, heading } of [
    { path: '/', text: 'Failed to load self-paced programs', heading: /./ },
    { path: '/course_details/generative-ai-course', text: 'Failed to fetch product details.', heading: 'Program' },
    { path: '/campus_drive', text: 'Failed to load blogs.', heading: /offer letter/i },
  ]) {
    test(`When ${path} is opened, then the frame comes, the page says what is missing, and Retry works`, async ({
      page,
      request,
      expectNoise,
    }) => {
      expectNoise(down);
      const heal = await refuseCalls(page);
      // An address of its own, which nobody has asked for while the API was well.
      const address = `${path}?hang=${Date.now()}`;
      const html = await (await request.get(address)).text();
      expect(html).toContain('<footer');
      // Home needs no call but for its lists, which would have followed.
      expect(html.includes('id="page-data"')).toBe(path === '/');

      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible({ timeout: 15_000 });
      apiProcess.goOn();
      await heal();
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
      for (let left = await retry.count(); left > 0; left -= 1) {
        await retry.first().click();
        await expect(retry).toHaveCount(left - 1);
      }
      await expect(page.getByText(text)).toBeHidden();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });
  }
});

test('When one call is slow, then the head of the page comes at once and the part follows in the same answer', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  apiProcess.hang();
  try {
    await page.goto(`/?slow=${Date.now()}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading programs…').first()).toBeAttached();
    await expect(page.locator('html[data-ready]')).toBeAttached();
  } finally {
    apiProcess.goOn();
  }

  await expect(topPrograms(page)).toHaveCount(6);
  expect(calls).toEqual([]);
  await topPrograms(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/course_details\//);
});

/** What the browser hears when the API does not answer, without the minute that the proxy would wait. */
async function refuseCalls(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }));
  return () => page.unroute('**/api/**');
}
