import { expect, test } from '../support/journey.ts';
import { checkOut } from '../support/team.ts';
import { topPrograms } from '../support/top-programs.ts';

const page = 'src/features/drive/schedule-section.tsx';

test('When a team publishes a changed remote, then the next visitor sees it, and rollback undoes it', async ({ browser, page: early }) => {
  test.slow();
  const team = checkOut('campus-mfe');
  await early.goto('/campus_drive');
  await expect(early.getByRole('heading', { name: 'The seven days', exact: true })).toBeVisible();

  team.edit(page, 'The seven days', 'The seven days, changed');
  expect(await team.release('publish', 'campus-mfe')).toMatchObject({ code: 0, output: expect.stringMatching(/campus-mfe \S+ is live/) });
  const next = await browser.newPage();
  await next.goto('/campus_drive');
  await expect(next.getByRole('heading', { name: 'The seven days, changed' })).toBeVisible();
  expect(await team.release('publish', 'campus-mfe')).toMatchObject({ code: 0, output: expect.stringContaining('nothing changed') });

  expect(await team.release('rollback', 'campus-mfe')).toMatchObject({ code: 0 });
  await next.goto('/campus_drive');
  await expect(next.getByRole('heading', { name: 'The seven days', exact: true })).toBeVisible();
  await early.getByRole('banner').getByRole('link', { name: 'Aarohan' }).first().click();
  await expect(topPrograms(early)).toHaveCount(6);
  await next.close();
});

test('When a remote claims a route of another one, then the gate refuses it in one line and nothing changes', async ({ request }) => {
  const before: unknown = await (await request.get('/registry.json')).json();
  const team = checkOut('campus-mfe');
  team.edit('remote.json', '/campus_drive', '/cart/:id');

  const refused = await team.release('publish', 'campus-mfe');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('checkout-mfe');
  expect(await (await request.get('/registry.json')).json()).toEqual(before);
});

test('When the current release of a remote is broken, then visitors get the previous one', async ({ page: visitor, expectNoise }) => {
  test.slow();
  expectNoise(/remotes\/|Failed to load resource|integrity|RUNTIME-00|preload/i);
  const team = checkOut('campus-mfe');
  team.edit(page, 'The seven days', 'The seven days, broken');
  expect(await team.release('publish', 'campus-mfe')).toMatchObject({ code: 0 });
  const { apps } = (await (await visitor.request.get('/registry.json')).json()) as {
    apps: Record<string, { current: { version: string } }>;
  };
  const broken = apps['campus-mfe']?.current.version.split('+')[1] ?? '';

  await visitor.route(new RegExp(`/remotes/campus-mfe/[^/]*${broken}/remoteEntry\\.js`), (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await visitor.goto('/campus_drive');
  await expect(visitor.getByRole('heading', { name: 'The seven days', exact: true })).toBeVisible({ timeout: 15_000 });
  expect(await team.release('rollback', 'campus-mfe')).toMatchObject({ code: 0 });
});
