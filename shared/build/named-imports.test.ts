import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { importsOf } from './named-imports.js';

const folder = mkdtempSync(path.join(tmpdir(), 'named-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(source: string) {
  const file = path.join(folder, 'page.tsx');
  writeFileSync(file, source);
  return importsOf(file);
}

describe('When a source is read', () => {
  test.each([
    ["import { Card, Link as Go } from 'ui';", [{ from: 'ui', exports: ['Card', 'Link'] }]],
    ["import { type Props, Card } from 'ui';", [{ from: 'ui', exports: ['Card'] }]],
    ["import type { Props } from 'ui';", []],
    ["export { Card as Tile, type Props } from 'ui';", [{ from: 'ui', exports: ['Card'] }]],
    ["export type { Props } from 'ui';", []],
    ["export type * from 'ui';", []],
    ["import 'ui';", [{ from: 'ui', exports: [] }]],
    ['export const one = <p>1</p>;', []],
  ])('%s, then the names that it takes are listed', (source, imports) => {
    expect(read(source)).toEqual(imports);
  });

  test.each([
    ["import * as ui from 'ui';", /import \* from 'ui': name what you use/],
    ["import ui from 'ui';", /default import of 'ui': name what you use/],
    ["export * from 'ui';", /export \* from 'ui': name what you use/],
    ["export * as ui from 'ui';", /export \* from 'ui': name what you use/],
    ["const later = () => import('ui');", /import\(\) of 'ui': name what you use/],
  ])('%s, then the problem is told', (source, problem) => {
    expect(read(source)).toEqual([{ from: 'ui', exports: [], problem: expect.stringMatching(problem) }]);
  });
});
