import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { JobBlog } from '@aarohan/shared/campus';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aJobPost, someJobPosts } from './features/job-posts/a-job-post.ts';
import remote from './remote.tsx';

const address = '/campus_drive';

const serve = (posts: JobBlog[]) => server.use(http.get('/api/getJobBlog', () => HttpResponse.json(posts)));

const posts = () => screen.findByRole('list', { name: 'Job posts' });
const titles = async () =>
  within(await posts())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of job posts' }));
const arrow = (name: string) => pager().getByRole('button', { name });

describe('the campus drive', () => {
  test('When it is opened, then schedule, recruiters and the fair are there whatever the posts do', async () => {
    serve([]);
    renderPage(remote, address);

    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    const days = within(screen.getByRole('region', { name: 'The seven days' })).getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent.slice(0, 5))).toEqual(['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6', 'Day 7']);
    expect(within(screen.getByRole('region', { name: 'Recruiters' })).getAllByRole('listitem')).toHaveLength(9);
    expect(screen.getByRole('region', { name: 'Mega Career Fair' })).toHaveTextContent('April 2026 · KolkataMega Career Fair');
    expect(await screen.findByText('No job posts yet')).toBeInTheDocument();
    expect(document.title).toBe('Campus drive · Aarohan Institute');
  });

  test('When the posts are on their way, then the page says so', async () => {
    const gate = aGate();
    server.use(
      http.get('/api/getJobBlog', async () => {
        await gate.opened;
        return HttpResponse.json(someJobPosts(1));
      }),
    );
    renderPage(remote, address);

    expect(await screen.findByText('Loading job posts…')).toBeInTheDocument();
    gate.open();
    expect(await titles()).toEqual(['Job 1']);
  });

  test('When the posts cannot be loaded, then Retry loads them without a reload', async () => {
    server.use(http.get('/api/getJobBlog', () => new HttpResponse('oops', { status: 500 })));
    const { user } = renderPage(remote, address);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load blogs.');

    serve(someJobPosts(1));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await titles()).toEqual(['Job 1']);
  });

  test('When a post is shown, then it has its picture, title, description and at most two hashtags', async () => {
    serve([aJobPost({ hashtag: ['vlsi', 'bengaluru', 'fresher'] })]);
    renderPage(remote, address);

    const card = within(await posts()).getByRole('article');
    expect(card).toHaveTextContent('Graduate Engineer TraineeTwelve months across design, test and production.#vlsi#bengaluru');
    expect(card).not.toHaveTextContent('fresher');
    expect(within(card).getByRole('presentation')).toHaveAttribute('src', '/media/job-1.webp');
  });
});

describe('the pages of job posts', () => {
  test('When there are nine, then four are shown, and the arrow leads on and stops at the end', async () => {
    serve(someJobPosts(9));
    const { user, address: shownAddress } = renderPage(remote, address);
    expect(await titles()).toEqual(['Job 1', 'Job 2', 'Job 3', 'Job 4']);
    expect(arrow('Previous job posts')).toHaveAttribute('aria-disabled', 'true');

    await user.click(arrow('Next job posts'));
    await waitFor(async () => expect(await titles()).toEqual(['Job 5', 'Job 6', 'Job 7', 'Job 8']));
    await user.click(arrow('Next job posts'));
    await waitFor(async () => expect(await titles()).toEqual(['Job 9']));
    expect(arrow('Next job posts')).toHaveAttribute('aria-disabled', 'true');
    expect(shownAddress()).toBe('/campus_drive?page=3');
  });

  test('When a dot is pressed, then that page is current, and Back returns', async () => {
    serve(someJobPosts(9));
    const { user, goBack } = renderPage(remote, address);
    await posts();
    await user.click(pager().getByRole('button', { name: 'Page 3 of 3' }));

    await waitFor(() => expect(pager().getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 3 of 3'));
    expect(screen.getByText('Page 3 of 3')).toHaveRole('status');
    await goBack();
    await waitFor(async () => expect(await titles()).toEqual(['Job 1', 'Job 2', 'Job 3', 'Job 4']));
  });

  test('When the address holds a page, then that page is opened', async () => {
    serve(someJobPosts(9));
    renderPage(remote, `${address}?page=2`);

    expect(await titles()).toEqual(['Job 5', 'Job 6', 'Job 7', 'Job 8']);
  });

  test('When all posts fit on one page, then there is nothing to turn', async () => {
    serve(someJobPosts(4));
    renderPage(remote, address);
    await posts();

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
