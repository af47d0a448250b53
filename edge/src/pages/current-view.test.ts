import { describe, expect, test } from '@jest/globals';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { aRegistry, aRemote } from '../testing/a-release.ts';
import { anEdge } from '../testing/an-edge.ts';
import { aDrawing, fakePool } from '../testing/fake-pool.ts';
import { visit } from '../testing/page-markup.ts';

describe('When another version is live', () => {
  test.each([
    ['by a publish', 2],
    ['by a watch build, which changes no generation', 1],
  ])('%s, then it is drawn', async (_how, generation) => {
    const pool = fakePool();
    const { edge, releases, shell, remote } = anEdge({ pool });
    await visit(edge, '/cart/1');
    const next = aRemote();

    releases.registry = { ...aRegistry(shell, next), generation };
    const { body } = await visit(edge, '/cart/1');

    expect(pool.asked.map(({ owner }) => owner)).toEqual([remote, next]);
    expect(body).toContain(`by ${next.version}`);
  });

  test('while a page of the one before is being drawn, then nobody else gets that', async () => {
    const [asked, gate] = [aGate(), aGate()];
    const pool = fakePool({
      '/cart/1': async () => {
        asked.open();
        await gate.opened;
        return aDrawing({ html: '<main>before</main>' });
      },
    });
    const { edge, releases, shell } = anEdge({ pool });
    const first = visit(edge, '/cart/1');
    await asked.opened;

    releases.registry = { ...aRegistry(shell, aRemote()), generation: 2 };
    pool.pages['/cart/1'] = aDrawing({ html: '<main>after</main>' });
    const second = await visit(edge, '/cart/1');
    gate.open();

    expect((await first).body).toContain('<main>before</main>');
    expect(second.body).toContain('<main>after</main>');
    expect((await visit(edge, '/cart/1')).body).toContain('<main>after</main>');
  });
});
