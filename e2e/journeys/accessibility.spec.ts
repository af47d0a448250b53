import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/journey.ts';
import { addToCart } from '../support/cart.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

for (const path of [
  '/',
  '/course_details/generative-ai-course',
  '/cart/',
  '/campus_drive',
  '/campus_candidate_register',
  '/campus_employe_register',
  '/campus_college_register',
  '/login',
  '/register',
  '/popUpForm/generative-ai-course',
  '/registered-users',
]) {
  test(`When ${path} is shown, then axe finds nothing and the page has its landmarks`, async ({ page, request, beStaff }) => {
    if (path === '/registered-users') await beStaff();
    await page.goto(path === '/cart/' ? `/cart/${await addToCart(request)}` : path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.waitForLoadState('networkidle');

    for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  });
}
