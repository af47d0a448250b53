import { expect, test } from '../support/journey.ts';
import { register, submitLogin } from '../support/login.ts';

test('When somebody registers and logs in, then the header shows the name until Log Out', async ({ page }) => {
  const email = `journey-${Date.now()}@example.com`;
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('Full Name').fill('Ananya Sen');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile').fill('+91 98300 12345');
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: /register|sign up|create/i }).click();
  await expect(page.getByText('User Registered Successfully!').first()).toBeVisible();

  await expect(page).toHaveURL(/\/login/);
  await submitLogin(page, email);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText('Ananya Sen');
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Ananya Sen');

  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('banner')).not.toContainText('Ananya Sen');
});

test('When the code is wrong, then the page says so and the right one still works', async ({ page, request, expectNoise }) => {
  expectNoise(/400/);
  const email = `wrong-code-${Date.now()}@example.com`;
  await register(request, { fullname: 'Rohan Das', email });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByPlaceholder('Enter 6-digit OTP').fill('000000');
  await page.getByRole('button', { name: 'Login', exact: true }).click();

  await expect(page.getByText('Invalid OTP. Please try again.').first()).toBeVisible();
});

test('When the browser forgot the name but the session lives, then the header shows it again', async ({ page, beSomebody }) => {
  await beSomebody();
  await page.goto('/');

  await expect(page.getByRole('banner')).toContainText('Meera Iyer');
});
