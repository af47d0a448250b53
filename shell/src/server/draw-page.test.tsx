/** @jest-environment node */
import { Suspense } from 'react';
import { describe, expect, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import type { PageModule } from '@aarohan/shared/federation/remote-module';
import type { DrawJob, DrawTools } from '@aarohan/shared/federation/server-render';
import { callQuery, useSlowQuery } from '@aarohan/shared/query';
import { PageHead } from '@aarohan/shared/ui';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { server } from '@aarohan/shared/testing/server.ts';
import { aModule, aRemote } from '../testing/a-remote.ts';
import { createRenderer } from './create-renderer.tsx';

const api = 'http://api.invalid';
const postsQuery = callQuery('GET /api/getJobBlog', {});
const posts = (answer: () => Response | Promise<Response>) => server.use(http.get(`${api}/api/getJobBlog`, answer));

const renderer = createRenderer({ apiUrl: api });

/** Draws `/campus_drive` of a site whose campus page is this. */
async function drawPage(page: PageModule, { url = '/campus_drive', draw = 'page', ...more }: Partial<DrawJob & DrawTools> = {}) {
  const late: string[] = [];
  const job = {
    url,
    registry: { generation: 1, origin: 'http://localhost', shell: { version: 's' }, remotes: [aRemote()] },
    nonce: 'n1',
    draw,
  };
  const drawn = await renderer.draw(job, {
    loadRemote: () => Promise.resolve(aModule({ '/campus_drive': page })),
    signal: new AbortController().signal,
    partPatience: 10_000,
    late: (markup) => late.push(markup),
    ...more,
  });
  return { ...drawn, late };
}

const Posts = () => <p>{`${useSlowQuery(postsQuery).data?.length} posts`}</p>;
const pageWithPart: PageModule = {
  Component: () => (
    <>
      <PageHead title="Campus" description={'d'.repeat(200)} image="/i.webp" jsonLd={[{ '@type': 'Event' }]} />
      <h1>Campus drive</h1>
      <Suspense fallback={<p>Loading posts</p>}>
        <Posts />
      </Suspense>
    </>
  ),
};

describe('a page that is drawn on the server', () => {
  test('When its calls answer, then it is whole: frame, content, head, styles and the answers', async () => {
    posts(() => HttpResponse.json([]));

    const { page } = await drawPage(pageWithPart);

    expect(page).toMatchObject({ status: 200, streams: false });
    expect(page.html).toMatch(/<header.*<main[^>]*>.*<h1>Campus drive<\/h1>.*<p>0 posts<\/p>.*<\/main>.*<footer/s);
    expect(page.html).not.toContain('Loading posts');
    expect(page.head).toEqual({
      title: 'Campus · Aarohan Institute',
      description: 'd'.repeat(150),
      image: '/i.webp',
      jsonLd: [{ '@type': 'Event' }],
    });
    expect(page.styles).toMatch(/<style data-emotion="a-global \w+" nonce="n1">.*<style data-emotion="a [\w -]+" nonce="n1">/s);
    expect(JSON.parse(page.data ?? '')).toMatchObject({
      answers: [[['/api/getJobBlog'], []]],
      errors: {},
    });
  });

  test('When a part is slow, then the page goes without it, and the part follows behind its answers', async () => {
    const { open, opened } = aGate();
    posts(async () => {
      await opened;
      return HttpResponse.json([]);
    });

    const { page, finished, late } = await drawPage(pageWithPart, { partPatience: 0 });
    expect(page).toMatchObject({ status: 200, streams: true });
    expect(page.html).toContain('Loading posts');
    open();
    await finished;

    expect(late.join('')).toMatch(/^.*lateAnswers.*\/api\/getJobBlog.*<\/script>.*<p>0 posts<\/p>/s);
  });

  test.each([
    ['an unknown address', { url: '/nowhere' }, 404, 'Page not found'],
    ['a page of the shell', { url: '/login' }, 200, 'Send OTP'],
    ['only the frame', { draw: 'frame' as const }, 200, 'Loading the page…'],
  ])('When asked for %s, then that is drawn', async (_what, more, status, text) => {
    const { page } = await drawPage(pageWithPart, more);

    expect(page.status).toBe(status);
    expect(page.html).toContain(text);
    expect(page.html).toContain('<footer');
  });

  test('When the page says that there is nothing, then the status is 404 and the browser will know', async () => {
    const gone: PageModule = {
      Component: () => null,
      loader: () => {
        throw new Response(null, { status: 404 });
      },
    };

    const { page } = await drawPage(gone);

    expect(page.status).toBe(404);
    expect(page.html).toContain('Page not found');
    expect(JSON.parse(page.data ?? '')).toMatchObject({ errors: { 'campus-mfe:/campus_drive': 404 } });
  });
});

describe('a page that cannot be drawn on the server', () => {
  const broken = (text: string) => (): never => {
    throw new Error(text);
  };

  test.each([
    ['it throws while it is drawn', { Component: broken('no') }, {}, 'render'],
    ['its loader throws', { Component: () => null, loader: broken('no') }, {}, 'render'],
    ['a part of it throws', { Component: () => <Suspense>{<Thrower />}</Suspense> }, {}, 'render'],
    ['its remote has no such page', pageWithPart, { loadRemote: () => Promise.resolve(aModule({})) }, 'load'],
    ['its remote exposes nothing', pageWithPart, { loadRemote: () => Promise.resolve({} as never) }, 'load'],
  ])('When %s, then the drawing says whose fault it was', async (_what, page, more, fault) => {
    await expect(drawPage(page, more)).rejects.toMatchObject({ fault });
  });

  const Thrower = broken('no part');

  test('When its call fails, then it is left to the browser, which asks again', async () => {
    posts(() => HttpResponse.json({}, { status: 500 }));

    await expect(drawPage(pageWithPart)).rejects.toMatchObject({ fault: 'api', status: 500 });
  });

  test('When its time is over, then nothing goes on', async () => {
    const { opened, open } = aGate();
    posts(async () => {
      await opened;
      return HttpResponse.json([]);
    });
    const time = new AbortController();

    const drawing = drawPage(pageWithPart, { signal: time.signal });
    time.abort(new Error('too late'));

    await expect(drawing).rejects.toThrow('too late');
    open();
  });
});
