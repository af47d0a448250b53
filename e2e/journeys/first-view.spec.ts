import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { holdCode } from '../support/hold-code.ts';
import { topPrograms } from '../support/top-programs.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('When home is opened, then programs, head tags and working links are there', async ({ page }) => {
    await page.goto('/');

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(topPrograms(page)).toHaveCount(6);
    await expect(page).toHaveTitle('Career programs that end in a job · Aarohan Institute');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/$/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Career programs/);
    expect(await jsonLdTypes(page)).toContain('EducationalOrganization');

    const first = topPrograms(page).first();
    const name = await first.getByRole('heading').innerText();
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/course_details\//);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('When a program is opened, then its fees, story and structured data are there', async ({ page }) => {
    await page.goto('/course_details/generative-ai-course');

    await expect(page.getByRole('heading', { level: 1, name: 'Generative AI' })).toBeVisible();
    await expect(
      page
        .getByText(/18% GST/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBe(150);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https?:.*\/media\//);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
    expect(await jsonLdTypes(page)).toEqual(expect.arrayContaining(['Course', 'BreadcrumbList', 'FAQPage']));
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await expect(topPrograms(page)).toHaveCount(6);
  });

  test('When the campus page is opened, then posts and schedule are there', async ({ page }) => {
    await page.goto('/campus_drive');

    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'The seven days' })).toBeVisible();
    await expect(page).toHaveTitle('Campus drive · Aarohan Institute');
  });

  test('When a form is sent, then nothing of it stands in the address', async ({ page, expectNoise }) => {
    expectNoise(/422/);
    await page.goto('/login');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByRole('button', { name: 'Send OTP' }).click();

    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    expect(page.url()).not.toContain('asha');
  });
});

test('When a program or a page does not exist, then the status says so', async ({ page, request, expectNoise }) => {
  expectNoise(/404/);
  const answer = await page.goto('/course_details/no-such-program');

  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toContain('Page not found');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
  expect((await request.get('/no-such-page')).status()).toBe(404);
});

for (const path of ['/', '/course_details/generative-ai-course', '/campus_drive', '/login', '/no-such-page']) {
  test(`When ${path} is taken over, then it is the server's markup, and nothing was asked again`, async ({ page, expectNoise }) => {
    if (path === '/no-such-page') expectNoise(/404/);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    const { release } = await holdCode(page);
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate('window.heading = document.querySelector("main h1"); window.foot = document.querySelector("footer");');
    await release();

    await expect(page.locator('html[data-ready]')).toBeAttached();
    expect(await page.evaluate('document.contains(window.heading) && document.contains(window.foot)')).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Aarohan' }).first().click();
    await expect(topPrograms(page)).toHaveCount(6);
    if (path !== '/') return;
    expect(calls).toEqual([]);
  });
}

test.describe('before any code is there', () => {
  test('When a link is followed, then it leads on', async ({ page }) => {
    await holdCode(page);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Campus' }).click();

    await expect(page).toHaveURL(/\/campus_drive/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  });

  test('When somebody types and sends early, then the form is sent as typed', async ({ page }) => {
    const { release } = await holdCode(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(`early-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await release();

    await expect(page.getByPlaceholder('Enter 6-digit OTP')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(/^early-/);
  });

  test('When a button is pressed early, then it acts when it can, once', async ({ page }) => {
    const { release } = await holdCode(page);
    await page.goto('/course_details/generative-ai-course');
    await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first().click();
    await release();

    await expect(page).toHaveURL(/\/cart\/.+/);
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
  });
});

test('When somebody known comes back, then no Sign Up is shown and nothing jumps', async ({ page, beSomebody }) => {
  await beSomebody();
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Meera Iyer');
  const { release } = await holdCode(page);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).first()).toBeHidden();
  const links = page.getByRole('banner').getByRole('link', { name: 'Campus' });
  const before = await links.boundingBox();
  await release();

  await expect(page.getByRole('banner')).toContainText('Meera Iyer');
  expect(await links.boundingBox()).toEqual(before);
});

test('When a page is asked for again unchanged, then the answer is short', async ({ request }) => {
  const first = await request.get('/campus_drive');
  const again = await request.get('/campus_drive', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });

  expect(first.status()).toBe(200);
  expect(again.status()).toBe(304);
  expect(again.headers()['content-security-policy']).toBeUndefined();
});

const jsonLdTypes = async (page: Page): Promise<string[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
};
