import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext } from '@playwright/test';
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
  '/techademy_course_details/',
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
  '/registered-users',
]) {
  test(`When ${path} is shown, then axe finds nothing and the page has its landmarks`, async ({ page, request, beStaff }) => {
    if (path === '/registered-users') await beStaff();
    await page.goto(await addressOf(path, request));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.waitForLoadState('networkidle');

    for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  });
}

/** A path that ends in a slash is completed by something that is there. */
async function addressOf(path: string, request: APIRequestContext): Promise<string> {
  if (path === '/cart/') return `/cart/${await addToCart(request)}`;
  if (path !== '/techademy_course_details/') return path;
  const { courses } = (await (await request.get('/api/getProduct')).json()) as { courses: { uuid: string }[] };
  return path + (courses[0]?.uuid ?? '');
}
