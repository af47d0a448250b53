import { expect, test } from '../support/journey.ts';
import { submitLogin } from '../support/login.ts';
import { staff } from '../support/site.ts';

const staffPath = '/registered-users';

test('When staff follow a staff link, then the mailed code leads them back to it', async ({ page, expectNoise }) => {
  expectNoise(/401/);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(`${staffPath}?type=student`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await submitLogin(page, staff.byHand);

  await expect(page).toHaveURL(/\/registered-users\?type=student/);
  await expect(page.getByRole('heading', { level: 1, name: 'Registered users' })).toBeVisible();
  await expect(page.getByText('REG-2026-0001')).toBeVisible();
  expect(loaded.filter((path) => /\/remotes\/(storefront|checkout|campus)-mfe\//.test(path))).toEqual([]);
});

test('When staff search, filter and sort, then the address holds it and a reload keeps it', async ({ page, beStaff }) => {
  await beStaff();
  await page.goto(staffPath);
  const rows = page.getByText(/^REG-2026-\d{4}$/);
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();

  await page.getByRole('searchbox').fill('REG-2026-0002');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/REG-2026-0002/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox').fill('nobody is called this');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(all);
});

test('When an ordinary user opens a staff page, then it is refused and no byte of it is loaded', async ({ page, beSomebody }) => {
  await beSomebody();
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname));
  await page.goto(staffPath);

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/staff/i);
  expect(loaded.filter((path) => path.includes('/remotes/backoffice-mfe/') || path === '/api/registered-users')).toEqual([]);
  expect((await page.request.get('/api/registered-users')).status()).toBe(403);
});

test('When nobody is signed in, then the staff call is refused', async ({ request }) => {
  const answer = await request.get('/api/registered-users');

  expect(answer.status()).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'no-session' });
});
