import { expect, test } from '../support/journey.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { checkOut } from '../support/team.ts';

const section = 'src/features/drive/schedule-section.tsx';

test('When two releases of a remote are published under load, then no answer fails and none mixes releases', async ({ request }) => {
  test.slow();
  const team = checkOut('campus-mfe');
  // Every third visit is to an address of its own, which is drawn and not kept.
  const paths = ['/campus_drive', '/', ...Array.from({ length: 200 }, (_, i) => `/campus_drive?visit=${i}`)];
  const load = steadyLoad(request, paths, 50);

  team.edit(section, 'The seven days', 'The seven days, first');
  expect(await team.release('publish', 'campus-mfe')).toMatchObject({ code: 0 });
  team.edit(section, 'The seven days, first', 'The seven days, second');
  expect(await team.release('publish', 'campus-mfe')).toMatchObject({ code: 0 });
  expect(await (await request.get('/campus_drive')).text()).toContain('The seven days, second');
  const answers = await load.stop();
  expect(await checkOut('campus-mfe').release('publish', 'campus-mfe')).toMatchObject({ code: 0 });

  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
  const seen = answers.map(({ html }) => releaseAndHeading(html)).filter(({ heading }) => heading !== undefined);
  const headings = new Map<string, Set<string | undefined>>();
  for (const { versions, heading } of seen) {
    expect(versions).toHaveLength(1);
    const [version = ''] = versions;
    headings.set(version, (headings.get(version) ?? new Set()).add(heading));
  }
  expect([...headings.values()].map((each) => [...each])).toEqual([
    ['The seven days'],
    ['The seven days, first'],
    ['The seven days, second'],
  ]);
});

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
