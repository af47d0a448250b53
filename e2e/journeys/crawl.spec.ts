import { crawl } from '../support/crawl.ts';
import { expect, test } from '../support/journey.ts';
import { site } from '../support/site.ts';

/** Staff's pages: an anonymous visitor is led to the login by the page itself, in the browser. */
const staffPages = /^\/(letter-pad|registered-users|payment-status-management)/;

test('When a crawler follows the sitemap and every link of the site, then none is dead and each page says what it is', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const starts = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(site.url, ''));
  expect(starts).toEqual(expect.arrayContaining(['/', '/course_details/generative-ai-course', '/campus_drive']));

  const { dead, read } = await crawl(request, site.url, starts, staffPages);

  expect(dead).toEqual([]);
  expect(read).toEqual(expect.arrayContaining(['/login', '/register', '/privacy_policy', '/pg_productDetails/mba-ib']));
  expect(read.length).toBeGreaterThan(324);
});

test('When search engines ask what they may read, then the sitemap is named and the staff’s pages are not theirs', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();

  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /registered-users');
});
