import { Buffer } from 'node:buffer';
import { expect, test } from '../support/journey.ts';

const program = '/course_details/generative-ai-course';
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${name}`) });

test('When a student applies with papers, then a registration number is shown and mailed', async ({ page, request }) => {
  const email = `student-${crypto.randomUUID()}@example.com`;
  await page.goto(program);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Apply Now' });
  await dialog.getByLabel('Full Name').fill('Asha Rao');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone Number').fill('98765 43210');
  await dialog.getByLabel('State').selectOption('West Bengal');
  await dialog.getByLabel('University / College Name').fill('Jadavpur University');
  await dialog.getByLabel('10th Marksheet').setInputFiles(paper('tenth.pdf'));
  await dialog.getByLabel('12th Marksheet').setInputFiles([paper('twelfth-1.pdf'), paper('twelfth-2.pdf')]);
  await dialog.getByLabel('Payment Screenshot').setInputFiles(paper('paid.pdf'));
  await dialog.getByRole('button', { name: 'Submit application' }).click();

  const banner = dialog.getByRole('status').filter({ hasText: 'Registration successful!' });
  await expect(banner).toBeVisible();
  const number = /number is (\S+?),/.exec(await banner.innerText())?.[1] ?? '';
  expect(number).not.toBe('');
  await expect(dialog).toBeHidden();
  const [mail] = (await (await request.get('/dev/inbox.json', { params: { to: email } })).json()) as { text: string }[];
  expect(mail?.text).toContain(number);
});

test('When Back is pressed in the open form, then it closes, the page stays, and what was typed waits', async ({ page }) => {
  await page.goto(program);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Apply Now' });
  await dialog.getByLabel('Full Name').fill('Asha Rao');

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(program);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Asha Rao');
});

test('When a postgraduate course is applied for on the page of the form, then the visitor is told so', async ({ page }) => {
  await page.goto('/pg_productDetails/mba-ib');
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await page.goto('/apply_pgCourses/mba-ib');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(`pg-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Mobile').fill('98765 43210');
  await page.getByLabel('Payment Screenshot').setInputFiles(paper('paid.pdf'));
  await page.getByRole('button', { name: 'Submit application' }).click();

  await expect(page.getByText('Application submitted successfully ✅')).toBeVisible();
});

test('When Super30’s brochure is asked for, then it comes as Super30Brochure.pdf', async ({ page }) => {
  await page.goto('/super30_details');
  await page.getByRole('button', { name: 'Brochure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download Super30' });
  await dialog.getByLabel('Full Name').fill('Asha Rao');
  await dialog.getByLabel('Email').fill(`super30-${crypto.randomUUID()}@example.com`);
  await dialog.getByLabel('Mobile').fill('98765 43210');
  await dialog.getByLabel('Location').fill('Kolkata');
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Submit' }).click()]);

  expect(download.suggestedFilename()).toBe('Super30Brochure.pdf');
});

test('When a program’s page is read without scripts, then its head says what it is', async ({ request }) => {
  const html = await (await request.get(program)).text();
  const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';

  expect(html).toMatch(/<title>[^<]+· Aarohan Institute<\/title>/);
  expect(content('description').length).toBeGreaterThan(20);
  expect(content('description').length).toBeLessThanOrEqual(150);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/course_details\/generative-ai-course"/);
  for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card']) expect(content(name)).not.toBe('');
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string },
  );
  expect(data.map((one) => one['@type'])).toEqual(expect.arrayContaining(['Course']));
});
