import { expect, test } from '../support/journey.ts';
import { checkOut, type Team } from '../support/team.ts';

const page = 'src/pages/drive-page.tsx';
const onServer = "typeof window === 'undefined'";

/** What a release of the campus remote can do to the web server, and never to anybody else. */
const faults: Record<string, { fault: string; breakIt: (team: Team) => void }> = {
  'throws when it is loaded': {
    fault: 'load',
    breakIt: ({ edit }) => edit('src/remote.tsx', 'const remote', `if (${onServer}) throw new Error('broken on load');\nconst remote`),
  },
  'throws while it is drawn': {
    fault: 'render',
    breakIt: ({ edit }) => edit(page, '<DriveHero />', `<DriveHero />{${onServer} ? fail() : null}`),
  },
  'never stops computing': {
    fault: 'hang',
    breakIt: ({ edit }) => edit(page, '<DriveHero />', `<DriveHero />{${onServer} ? spin() : null}`),
  },
  'never answers': {
    fault: 'timeout',
    breakIt: ({ edit }) =>
      edit(
        'src/features/job-posts/load-drive.ts',
        'const posts =',
        `if (${onServer}) await new Promise(() => undefined);\n  const posts =`,
      ),
  },
  'takes all memory': {
    // Whichever is noticed first: it fills the memory, and answers nothing meanwhile.
    fault: '(memory|hang)',
    breakIt: ({ edit }) => edit(page, '<DriveHero />', `<DriveHero />{${onServer} ? hoard() : null}`),
  },
};

/** Names that the broken pages use; in a browser they are never called. */
const helpers = `
const fail = (): never => { throw new Error('broken in render'); };
const spin = (): null => { for (;;) if (Math.random() > 1) return null; };
const hoard = (): null => { const all: unknown[] = []; for (;;) { all.push(new Array(100_000).fill({ n: all.length })); if (all.length < 0) return null; } };
`;

for (const [what, { fault, breakIt }] of Object.entries(faults)) {
  test(`When the server build of a remote ${what}, then its page works in the browser and others are still drawn`, async ({
    page: visitor,
    request,
  }) => {
    test.slow();
    const team = checkOut('campus-mfe');
    breakIt(team);
    team.edit(page, 'export function Component', `${helpers}\nexport function Component`);
    expect(await team.release('publish', 'campus-mfe')).toMatchObject({ code: 0, output: expect.stringContaining('is live') });
    try {
      const answer = await visitor.goto('/campus_drive');
      expect(answer?.status()).toBe(200);
      const html = (await answer?.text()) ?? '';
      expect(html).toContain('<footer');
      expect(html).not.toContain('The seven days');
      await expect(visitor.getByRole('heading', { name: 'The seven days' })).toBeVisible();
      await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(4);

      expect(await (await request.get(`/?while=${encodeURIComponent(what)}`)).text()).toContain('Top programs');
      expect(await (await request.get('/metrics')).text()).toMatch(
        new RegExp(`edge_render_faults_total\\{remote="campus-mfe",version="[^"]+",fault="${fault}"\\} [1-9]`),
      );
    } finally {
      expect(await team.release('rollback', 'campus-mfe')).toMatchObject({ code: 0 });
    }
    // A release that was tried while the machine was short of time rests for a few seconds.
    const drawn = async (): Promise<string> => await (await request.get('/campus_drive')).text();
    await expect.poll(drawn, { timeout: 30_000 }).toContain('The seven days');
  });
}
