import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createQueryClient } from '@aarohan/shared/query';
import { aModule, aRemote } from '../testing/a-remote.ts';
import { fakeLoader } from '../testing/fake-loader.ts';
import { createRemotePages } from './remote-pages.ts';
import { RemoteError } from './remote-error.ts';
import type { FailureReport } from './report-failure.ts';

const page = { Component: () => null };
const olderPage = { Component: () => null };
const path = '/campus_drive';

function setUp(releases: Parameters<typeof fakeLoader>[0]) {
  const loader = fakeLoader(releases);
  const reports: FailureReport[] = [];
  const pages = createRemotePages({
    loader,
    report: (report) => reports.push(report),
    context: { queryClient: createQueryClient() },
    contracts: [1],
  });
  return { loader, reports, pages };
}

describe('a remote’s pages', () => {
  test('When the current release works, then its page comes and the release is loaded once for all pages', async () => {
    const { loader, reports, pages } = setUp({ now: aModule({ [path]: page, '/other': olderPage }) });

    expect(await pages.load(aRemote(), path)).toBe(page);
    expect(await pages.load(aRemote(), '/other')).toBe(olderPage);

    expect(loader.loads).toEqual(['now#1']);
    expect(reports).toEqual([]);
  });

  test('When the current release cannot be loaded, then the previous one’s page comes and it is reported once', async () => {
    const { loader, reports, pages } = setUp({ now: new Error('404'), before: aModule({ [path]: olderPage }) });

    expect(await pages.load(aRemote(), path)).toBe(olderPage);
    expect(await pages.load(aRemote(), path)).toBe(olderPage);

    expect(loader.loads).toEqual(['now#1', 'now#2', 'before#1']);
    expect(reports).toEqual([{ remote: 'campus-mfe', version: '1.0.0+now', kind: 'unreachable', path }]);
  });

  test('When a page’s file does not come, then the previous release’s page comes', async () => {
    const chunkError = Object.assign(new Error('Loading chunk 3 failed'), { name: 'ChunkLoadError' });
    const { reports, pages } = setUp({
      now: aModule({ [path]: () => Promise.reject(chunkError) }),
      before: aModule({ [path]: olderPage }),
    });

    expect(await pages.load(aRemote(), path)).toBe(olderPage);

    expect(reports).toEqual([{ remote: 'campus-mfe', version: '1.0.0+now', kind: 'chunk', path }]);
  });

  test.each([
    ['no routes', { contract: 1 }],
    ['no contract', { routes: () => [] }],
    ['a contract of tomorrow', { ...aModule({ [path]: page }), contract: 2 }],
    ['another path', aModule({ '/elsewhere': page })],
  ])('When a release exposes %s, then it is a bad module', async (_, exposed) => {
    const { reports, pages } = setUp({ now: exposed });

    const load = pages.load(aRemote({ previous: null }), path);

    await expect(load).rejects.toMatchObject({ name: 'RemoteError', kind: 'bad-module' });
    expect(reports).toEqual([{ remote: 'campus-mfe', version: '1.0.0+now', kind: 'bad-module', path }]);
  });

  test('When its code throws at the start, then the failure keeps that meaning', async () => {
    const { pages } = setUp({ now: new RemoteError('threw', 'boom') });

    await expect(pages.load(aRemote({ previous: null }), path)).rejects.toMatchObject({ kind: 'threw', message: 'campus-mfe: boom' });
  });

  test('When everything failed and then heals, then the next load works, with a fresh attempt of the current release', async () => {
    const { loader, pages } = setUp({});
    await expect(pages.load(aRemote(), path)).rejects.toMatchObject({ kind: 'unreachable' });

    loader.set('now', aModule({ [path]: page }));

    expect(await pages.load(aRemote(), path)).toBe(page);
    expect(new Set(loader.loads).size).toBe(loader.loads.length);
  });

  test('When a page broke on the screen, then it is reported and, once forgotten, the release is loaded afresh', async () => {
    const { loader, reports, pages } = setUp({ now: aModule({ [path]: page }) });
    await pages.load(aRemote(), path);

    pages.crashed(aRemote(), path);
    pages.forget(aRemote());
    await pages.load(aRemote(), path);

    expect(reports).toEqual([{ remote: 'campus-mfe', version: '1.0.0+now', kind: 'crash', path }]);
    expect(loader.loads).toEqual(['now#1', 'now#2']);
  });
});

test('When two pages of a remote are asked for at once, then its entry runs once', async () => {
  const { loader, pages } = setUp({ now: aModule({ [path]: olderPage, '/other': olderPage }) });

  await Promise.all([pages.load(aRemote(), path), pages.load(aRemote(), '/other')]);

  expect(loader.loads).toEqual(['now#1']);
});

describe('a remote that hangs', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('When the current release hangs, then the previous one’s page comes after its patience', async () => {
    const { reports, pages } = setUp({ now: 'hang', before: aModule({ [path]: olderPage }) });

    const load = pages.load(aRemote(), path);
    await jest.advanceTimersByTimeAsync(5000);

    expect(await load).toBe(olderPage);
    expect(reports).toEqual([{ remote: 'campus-mfe', version: '1.0.0+now', kind: 'timeout', path }]);
  });

  test('When a page’s file hangs, then a retry of its own is made and the error comes in time', async () => {
    const { loader, pages } = setUp({ now: aModule({ [path]: () => new Promise(() => undefined) }) });

    const failure = pages.load(aRemote({ previous: null }), path).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(8000);

    expect(await failure).toMatchObject({ kind: 'timeout' });
    expect(loader.loads).toEqual(['now#1', 'now#2']);
  });
});
