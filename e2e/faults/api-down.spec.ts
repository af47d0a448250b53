import { expect, test } from '../support/journey.ts';

const down = /Failed to load resource|50[0-9]/;

test('When the API is down, then the page stands, says so, and Retry works', async ({ page, expectNoise }) => {
  expectNoise(down);
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }));
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Failed to load courses')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
});

test('When the API is down on the campus page, then its own text stands there', async ({ page, expectNoise }) => {
  expectNoise(down);
  await page.route('**/api/getJobBlog', (route) => route.abort());
  await page.goto('/campus_drive');

  await expect(page.getByText('Failed to load blogs.')).toBeVisible({ timeout: 15_000 });
});
