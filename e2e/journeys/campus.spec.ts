import { expect, test } from '../support/journey.ts';

test('When a visitor pages through the job posts, then four stand on a page and Back returns', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Campus' }).click();
  await expect(page).toHaveURL(/\/campus_drive/);
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(4);
  const first = await posts.first().getByRole('heading').innerText();

  await page.getByRole('button', { name: /next/i }).click();
  await expect(posts.first().getByRole('heading')).not.toHaveText(first);
  await page.goBack();
  await expect(posts.first().getByRole('heading')).toHaveText(first);
});
