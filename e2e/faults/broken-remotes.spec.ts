import { expect, test } from '../support/journey.ts';
import { breakFiles, faults } from '../support/break.ts';
import { addToCart } from '../support/cart.ts';

/** What browsers and the shell say on the console about a broken file; nothing else may be said. */
const expectedNoise =
  /remotes\/|integrity|broken release|RUNTIME-00|Failed to load resource|Refused to execute|MIME type|preload|remote-failure/i;

const remotes = [
  { app: 'storefront-mfe', path: '/', heading: /./ },
  { app: 'checkout-mfe', path: '/cart/', heading: /cart/i },
  { app: 'campus-mfe', path: '/campus_drive', heading: /offer letter/i },
  { app: 'backoffice-mfe', path: '/registered-users', heading: 'Registered users' },
];

for (const { app, path, heading } of remotes) {
  for (const [what, fault] of Object.entries(faults)) {
    test(`When the entry of ${app} ${what}, then frame and other remotes live and Retry heals it`, async ({
      page,
      request,
      beStaff,
      expectNoise,
    }) => {
      expectNoise(expectedNoise);
      if (app === 'backoffice-mfe') await beStaff();
      const heal = await breakFiles(page, app, 'remoteEntry\\.js', fault);
      const address = path === '/cart/' ? `/cart/${await addToCart(request)}` : path;
      await page.goto(address, { waitUntil: 'commit' });

      const card = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ has: page.getByRole('button', { name: 'Retry' }) });
      await expect(card).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.evaluate('window.sameDocument = true');

      await openAnother(page, app);
      await page.goBack({ waitUntil: 'commit' });
      await expect(card).toBeVisible({ timeout: 15_000 });
      await heal();
      await card.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(card).toBeHidden();
      expect(await page.evaluate('window.sameDocument')).toBe(true);
    });
  }
}

/** Walks to a page of another remote inside the document, by a link of the frame. */
async function openAnother(page: import('@playwright/test').Page, app: string): Promise<void> {
  if (app === 'campus-mfe')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /aarohan|home/i })
      .first()
      .click();
  else await page.getByRole('banner').getByRole('link', { name: 'Campus' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

test('When the chunk of a page is missing, then the card stands in its place and Retry heals it', async ({ page, expectNoise }) => {
  expectNoise(expectedNoise);
  const heal = await breakFiles(page, 'campus-mfe', 'drive-page\\.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/campus_drive');

  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('Campus drive', { timeout: 15_000 });
  await heal();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
});
