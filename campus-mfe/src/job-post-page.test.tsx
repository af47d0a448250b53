import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { JobBlog } from '@aarohan/shared/campus';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aJobPost, someJobPosts } from './features/job-posts/a-job-post.ts';
import remote from './remote.tsx';

const serve = (posts: JobBlog[]) => server.use(http.get('/api/getJobBlog', () => HttpResponse.json(posts)));
const list = () => screen.findByRole('list', { name: 'Job posts' });
const single = (name: string) => screen.findByRole('region', { name });

const opening = {
  organisation: 'Kaveri Labs',
  city: 'Bengaluru',
  state: 'Karnataka',
  employmentType: 'INTERN',
  validThrough: '2027-02-28',
} as const;

describe('a card', () => {
  test('When its buttons are followed, then they lead to the three forms and carry the post', async () => {
    serve([aJobPost({ _id: 'a b&c' })]);
    const { user, address } = renderPage(remote, '/campus_drive');
    const card = within(await list());

    const links = ['Employer', 'Candidate', 'College'].map((name) => card.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/campus_employe_register?blogId=a%20b%26c',
      '/campus_candidate_register?blogId=a%20b%26c',
      '/campus_college_register?blogId=a%20b%26c',
    ]);
    expect(links[0]).toHaveAccessibleDescription('Graduate Engineer Trainee');
    await user.click(card.getByRole('link', { name: 'Candidate' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Register as a candidate' })).toBeVisible();
    expect(address()).toBe('/campus_candidate_register?blogId=a%20b%26c');
    expect(screen.getByLabelText(/Job Post/)).toHaveDisplayValue('Graduate Engineer Trainee');
  });

  test('When its title is followed, then the post has an address of its own', async () => {
    serve(someJobPosts(6));
    const { user, address } = renderPage(remote, '/campus_drive?page=2');

    await user.click(within(await list()).getByRole('link', { name: 'Job 6' }));

    expect(await single('Job 6')).toBeVisible();
    expect(address()).toBe('/campus_drive?post=job-6');
  });
});

describe('a post by itself', () => {
  test('When its address is opened, then it is shown in full, names the page, and the list is below', async () => {
    serve([...someJobPosts(8), aJobPost({ _id: 'named', title: 'VLSI Intern', opening })]);
    renderPage(remote, '/campus_drive?post=named');

    const post = await single('VLSI Intern');
    expect(post).toHaveTextContent('Kaveri Labs · Bengaluru, Karnataka · apply until 28 Feb 2027 · posted 18 Nov 2026');
    expect(within(post).getByRole('link', { name: 'Candidate' })).toHaveAttribute('href', '/campus_candidate_register?blogId=named');
    expect(document.title).toBe('VLSI Intern · Aarohan Institute');
    expect(within(await list()).getAllByRole('article')).toHaveLength(4);
  });

  test('When the list is paged meanwhile, then the post stays', async () => {
    serve(someJobPosts(6));
    const { user, address } = renderPage(remote, '/campus_drive?post=job-1');

    await user.click(await screen.findByRole('button', { name: 'Next job posts' }));

    expect(await within(await list()).findByRole('heading', { name: 'Job 6' })).toBeVisible();
    expect([address(), await single('Job 1')]).toEqual(['/campus_drive?post=job-1&page=2', expect.anything()]);
  });

  test.each([
    ['is gone', 'gone'],
    ['belongs to another drive', 'elsewhere'],
  ])('When the post of the address %s, then the page says so and lists the open ones', async (_what, id) => {
    serve([aJobPost(), aJobPost({ _id: 'elsewhere', product: 'siliguri' })]);
    renderPage(remote, `/campus_drive?post=${id}`);

    expect(await screen.findByRole('alert')).toHaveTextContent('This job post is no longer there.');
    expect(within(await list()).getAllByRole('article')).toHaveLength(1);
  });
});

describe('sharing a post', () => {
  function openPost() {
    serve([aJobPost()]);
    const { user } = renderPage(remote, '/campus_drive?post=job-1');
    return { press: async () => user.click(await screen.findByRole('button', { name: 'Share this post' })) };
  }

  test('When the device has no share sheet, then the address is in the clipboard', async () => {
    const { press } = openPost();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

    await press();

    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(write).toHaveBeenCalledWith('http://localhost/campus_drive?post=job-1');
  });

  test('When the clipboard is closed to the page, then it says so', async () => {
    const { press } = openPost();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

    await press();

    expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be copied.');
  });

  test('When the device has a share sheet, then it gets title and address, and a change of mind is no failure', async () => {
    const sheet = jest.fn<Navigator['share']>().mockRejectedValue(new DOMException('', 'AbortError'));
    Object.assign(navigator, { share: sheet });
    const { press } = openPost();

    await press();
    Reflect.deleteProperty(navigator, 'share');

    expect(sheet).toHaveBeenCalledWith({ title: 'Graduate Engineer Trainee', url: 'http://localhost/campus_drive?post=job-1' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('another drive', () => {
  test('When a drive has posts of its own, then only these are shown', async () => {
    serve([aJobPost(), aJobPost({ _id: 's', title: 'Tea Taster', product: 'siliguri' })]);
    renderPage(remote, '/campus_siliguri');

    expect(
      within(await list())
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tea Taster']);
    expect(within(await list()).getByRole('link', { name: 'Tea Taster' })).toHaveAttribute('href', '/campus_siliguri?post=s#job-post');
  });
});
