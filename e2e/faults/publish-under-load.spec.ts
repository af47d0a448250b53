import { expect, test } from '../support/journey.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { checkOut } from '../support/team.ts';

const section = 'src/features/drive/schedule-section.tsx';

test('When two releases of a remote are published under load, then no answer fails and none mixes releases', async ({ request }) => {
  test.slow();
  const team = checkOut('campus-mfe');
  // Most visits are to an address of their own, which is drawn for them.
  const paths = ['/campus_drive', '/', ...Array.from({ length: 200 }, (_, i) => `/campus_drive?visit=${i}`)];
  const load = steadyLoad(request, paths, 50);
  try {
    team.edit(section, 'The seven days', 'The seven days, first');
    expect(await team.release('publish', 'campus-mfe')).toMatchObject({ code: 0 });
    team.edit(section, 'The seven days, first', 'The seven days, second');
    expect(await team.release('publish', 'campus-mfe')).toMatchObject({ code: 0 });
  } finally {
    const answers = await load.stop();
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    assertUnmixed(answers.map(({ html }) => html));
  }
  try {
    // A machine that was short of time leaves pages to browsers for a while.
    const drawn = async (): Promise<string> => await (await request.get('/campus_drive')).text();
    await expect.poll(drawn, { timeout: 60_000 }).toContain('The seven days, second');
  } finally {
    expect(await checkOut('campus-mfe').release('publish', 'campus-mfe')).toMatchObject({ code: 0 });
  }
});

/** Each page asks for the code of one release, and every page of a release says what that release says. */
function assertUnmixed(pages: string[]): void {
  const headings = new Map<string, Set<string>>();
  for (const { versions, heading } of pages.map(releaseAndHeading)) {
    if (heading === undefined) continue;
    expect(versions).toHaveLength(1);
    const [version = ''] = versions;
    headings.set(version, (headings.get(version) ?? new Set()).add(heading));
  }
  const texts = [...headings.values()].map((each) => [...each]);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flat()).toHaveLength(texts.length);
  expect(new Set(texts.flat()).size).toBe(texts.length);
}

/** The releases whose code a page asks for, and what the server drew of them. */
function releaseAndHeading(html: string): { versions: string[]; heading: string | undefined } {
  const scripts = [...html.matchAll(/<link rel="preload" as="script"[^>]* href="\/remotes\/campus-mfe\/([^/]+)\//g)];
  const registry = /<script type="application\/json" id="page-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { remotes } = JSON.parse(registry) as { remotes: { name: string; current: { version: string } }[] };
  const current = remotes.filter(({ name }) => name === 'campus-mfe').map((remote) => remote.current.version);
  return {
    versions: [...new Set([...current, ...scripts.map(([, version = '']) => version)])],
    heading: />(The seven days[^<]*)<\/h2>/.exec(html)?.[1],
  };
}
