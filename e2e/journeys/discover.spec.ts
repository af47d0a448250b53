import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const nothingSerious = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
};

test('When a category is chosen in the header, then its courses open over the page, and Escape gives focus back', async ({ page }) => {
  await page.goto('/campus_drive');
  const finder = page.getByRole('banner').getByRole('button', { name: /categories/ });
  await finder.click();
  await page.getByRole('banner').getByRole('button', { name: 'Data and AI' }).first().click();

  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('link').first()).toHaveAttribute('href', /\/techademy_course_details\//);
  await nothingSerious(page);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(finder).toBeFocused();
});

test('When the catalogue is browsed, then pages, view and words stand in the address, and Back steps through them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'All Courses' }).click();
  await page.getByRole('button', { name: 'Browse All Courses' }).click();
  const catalogue = page.getByRole('dialog', { name: 'Course catalogue' });
  await expect(catalogue.getByText(/\d+ courses available/)).toBeVisible();
  await nothingSerious(page);
  const first = await catalogue.getByRole('article').first().getByRole('heading').innerText();
  await catalogue.getByRole('button', { name: 'Next' }).click();
  await expect(catalogue.getByText('Page 2 of results')).toBeVisible();
  await expect(catalogue.getByRole('article').first().getByRole('heading')).not.toHaveText(first);

  await page.reload();
  await expect(page.getByRole('dialog').getByText('Page 2 of results')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog').getByText('Page 1 of results')).toBeVisible();
  await page.getByRole('dialog').getByRole('searchbox').fill('python');
  await expect(page.getByRole('dialog').getByRole('article').first()).toContainText(/python/i);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/techademy_course_details\/.+/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('When the subscription courses are paged, then the page is in the address and the first view of it has them', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const courses = page.getByRole('region', { name: 'Subscription courses' });
  const first = await courses.getByRole('article').first().getByRole('heading').innerText();
  await courses
    .getByRole('button', { name: 'Next' })
    .or(courses.getByRole('link', { name: 'Next' }))
    .click();
  await expect(page).toHaveURL(/courses=2/);
  await expect(courses.getByRole('article').first().getByRole('heading')).not.toHaveText(first);

  const second = await courses.getByRole('article').first().getByRole('heading').innerText();
  expect(await (await request.get('/?courses=2')).text()).toContain(second);
});

test('When a brochure is asked for, then a PDF is downloaded, and a second time is refused in words', async ({ page, expectNoise }) => {
  expectNoise(/409/);
  const email = `brochure-${Date.now()}@example.com`;
  const ask = async (): Promise<void> => {
    await page.goto('/popUpForm/generative-ai-course');
    await page.getByLabel('Full Name').fill('Asha Sen');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('State').selectOption('West Bengal');
    await page.getByLabel('Mobile').fill('98300 12345');
    await page.getByLabel(/Years of Experience/i).fill('2');
    await page
      .getByRole('button', { name: /brochure/i })
      .last()
      .click();
  };
  const downloading = page.waitForEvent('download');
  await ask();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);

  await ask();
  await expect(page.getByText('This email is already registered for a brochure.').first()).toBeVisible();
});

test('When a category is opened on a wide screen, then its overlay is 80% high and 6xl wide', async ({ page }) => {
  await page.goto('/login');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /categories/ })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Data and AI' }).first().click();

  const box = await page.getByRole('dialog').boundingBox();
  expect([box?.width, box?.height]).toEqual([1152, 640]);
});

test('When the catalogue is opened, then its categories stand at the left of the courses', async ({ page }) => {
  await page.goto('/?browse=all');
  const catalogue = page.getByRole('dialog', { name: 'Course catalogue' });
  const course = await catalogue.getByRole('article').first().boundingBox();
  const categories = await catalogue.getByRole('list', { name: 'Categories' }).boundingBox();

  expect((categories?.x ?? 0) + (categories?.width ?? 0)).toBeLessThan(course?.x ?? 0);
});

test('When Back is pressed after a course, then the page of courses and the place on it are as before', async ({ page }) => {
  await page.goto('/');
  const courses = page.getByRole('region', { name: 'Subscription courses' });
  await courses.getByRole('button', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/courses=3/);
  // The cards of page 1 stand there until those of page 3 have come.
  await expect(courses.getByText('Page 3 of the courses')).toBeAttached();
  const link = courses.getByRole('article').first().getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate<number>('scrollY');
  expect(before).toBeGreaterThan(200);

  await link.click();
  await expect(page).toHaveURL(/techademy_course_details/);
  await page.goBack();
  await expect(page).toHaveURL(/courses=3/);
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(before);
});
