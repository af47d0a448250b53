import { expect, test } from '../support/journey.ts';
import { topPrograms } from '../support/top-programs.ts';

test('When a visitor picks a program and changes the quantity, then the server keeps the cart', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const firstProgram = topPrograms(page).first();
  const name = await firstProgram.getByRole('heading').innerText();
  await firstProgram.getByRole('link').first().click();

  await expect(page).toHaveURL(/\/course_details\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page
      .getByText(/18% GST/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first().click();

  await expect(page).toHaveURL(/\/cart\/.+/);
  await expect(page.getByText('Course added to cart successfully!')).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` });
  await expect(quantity).toHaveValue('1');
  await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
  await expect(page.getByText('Cart updated successfully!')).toBeVisible();
  await expect(quantity).toHaveValue('2');

  await page.reload();
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('2');
});

test('When a program is added from its card, then the cart opens with it', async ({ page }) => {
  await page.goto('/');
  const card = topPrograms(page).nth(1);
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /add to cart/i }).click();

  await expect(page).toHaveURL(/\/cart\/.+/);
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('1');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('When the address belongs to nobody, then the answer is 404 with the frame around it', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  const answer = await page.goto('/no-such-page');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
