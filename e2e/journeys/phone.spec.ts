import { expect, test } from '../support/journey.ts';

test('When a visitor opens the panel on a phone, then it holds every link and Escape closes it', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await toggle.click();
  await expect(page.getByRole('link', { name: 'Campus' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Letter Pad' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Letter Pad' })).toBeHidden();
  await expect(toggle).toBeFocused();
});

for (const path of [
  '/',
  '/campus_drive',
  '/login',
  '/register',
  '/pg_productDetails/mba-ib',
  '/apply_pgCourses/mba-ib',
  '/contactUs',
  '/aboutUs',
  '/blog',
  '/super30_details',
  '/result',
  '/referal',
  '/privacy_policy',
  '/terms_conditions',
  '/refund_policies',
]) {
  test(`When ${path} is shown at 360 px, then nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  });
}
