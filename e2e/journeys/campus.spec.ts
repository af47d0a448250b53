import { expect, test } from '../support/journey.ts';

test('When a visitor pages through the job posts, then four stand on a page and Back returns', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Campus' }).click();
  await expect(page).toHaveURL(/\/campus_drive/);
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(4);
  const first = await posts.first().getByRole('heading').innerText();

  await page.getByRole('button', { name: /next/i }).click();
  await expect(posts.first().getByRole('heading')).not.toHaveText(first);
  await page.goBack();
  await expect(posts.first().getByRole('heading')).toHaveText(first);
});

test('When a candidate registers from a post, then the answer is shown, the mail is there and the home page follows', async ({
  page,
  request,
}) => {
  const email = `candidate-${crypto.randomUUID()}@example.com`;
  await page.goto('/campus_drive');
  const post = page.getByRole('main').getByRole('article').first();
  const title = await post.getByRole('heading').innerText();
  await post.getByRole('link', { name: 'Candidate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register as a candidate' })).toBeVisible();
  await page.reload();

  await expect(page.getByLabel('Job Post').locator('option:checked')).toHaveText(title);
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone Number').fill('98765 43210');
  await page.getByLabel('Date of Birth').fill('2004-05-06');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('State').fill('West Bengal');
  await page.getByLabel('City').fill('Kolkata');
  await page.getByLabel('Highest Qualification').selectOption('Graduate');
  await page.getByLabel('Job Role').fill('Analyst');
  await page.getByRole('radio', { name: 'No' }).check();
  await page.getByLabel('Resume').setInputFiles({ name: 'asha.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await page.getByRole('button', { name: 'Register' }).click();

  await expect(page.getByRole('main').getByRole('status')).toHaveText(/You are registered/);
  await expect(page).toHaveURL('/');
  const [mail] = (await (await request.get('/dev/inbox.json', { params: { to: email } })).json()) as { text: string }[];
  expect(mail?.text).toContain(`Job post: ${title}`);
});

test('When the way in for employers is opened in a new tab, then the post is there too', async ({ page, context }) => {
  await page.goto('/campus_drive');
  const post = page.getByRole('main').getByRole('article').nth(1);
  const title = await post.getByRole('heading').innerText();

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    post.getByRole('link', { name: 'Employer' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);

  await expect(tab.getByRole('heading', { level: 1, name: 'Register as an employer' })).toBeVisible();
  await expect(tab.getByLabel('Job Post').locator('option:checked')).toHaveText(title);
});

test('When a post is opened by its address, then the document tells search engines of the job', async ({ page, request }) => {
  const posts = (await (await request.get('/api/getJobBlog')).json()) as { _id: string; title: string; opening: object | null }[];
  const named = posts.find(({ opening }) => opening !== null);
  await page.goto(`/campus_drive?post=${named?._id}`);

  await expect(page.getByRole('region', { name: named?.title })).toBeVisible();
  const jobs = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(jobs.map((job) => JSON.parse(job) as object)).toMatchObject([{ '@type': 'JobPosting', title: named?.title }]);
});

for (const path of ['/campus_nothing', '/campus_']) {
  test(`When ${path} names no drive, then the page is not found`, async ({ page, expectNoise }) => {
    expectNoise(/404/);

    const answer = await page.goto(path);

    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
  });
}
