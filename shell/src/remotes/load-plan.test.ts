import { expect, test } from '@jest/globals';
import { aRelease, aRemote } from '../testing/a-remote.ts';
import { planLoads } from './load-plan.ts';

const planned = (...plan: Parameters<typeof planLoads>): string[] => planLoads(...plan).map(({ release }) => release.container);

test('When nothing is known yet, then the current release is tried twice and the previous one last', () => {
  expect(planned(aRemote())).toEqual(['now', 'now', 'before']);
});

test('When there is no previous release, then the current one is all there is', () => {
  expect(planned(aRemote({ previous: null }))).toEqual(['now', 'now']);
});

test('When the previous release has delivered already, then it stands first', () => {
  expect(planned(aRemote(), aRelease('before'))).toEqual(['before', 'before', 'now']);
});

test('When all of it hangs, then a visitor waits seven seconds at most', () => {
  expect(planLoads(aRemote()).reduce((sum, { patience }) => sum + patience, 0)).toBeLessThanOrEqual(7000);
});
