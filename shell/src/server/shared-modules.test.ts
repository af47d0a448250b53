/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { shared } from '@aarohan/shared/build/provide-to-server';
import { sharedModules } from '@aarohan/shared/build/shared-modules';

test('When remotes are built without a module, then the server build of the shell gives it to them', () => {
  expect(Object.keys(shared).sort()).toEqual(Object.keys(sharedModules).sort());
});
