import { expect, test } from '@jest/globals';
import { createScriptRules } from './script-rules.ts';

const url = 'https://here.example/remotes/campus-mfe/1.0.0+ab/remoteEntry.js';

function makeScript(address: string) {
  const { plugin, expect: expectDigest } = createScriptRules();
  expectDigest(url, 'sha384-x');
  return plugin.createScript?.({ url: address });
}

test('When an entry is fetched, then its script is checked by digest and its errors can be read', () => {
  const made = makeScript(url);

  expect(made).toMatchObject({
    timeout: 20_000,
    script: { src: url, async: true, crossOrigin: 'anonymous', integrity: 'sha384-x' },
  });
});

test('When another script is fetched, then no digest is expected of it', () => {
  expect(makeScript('https://here.example/other.js')).toMatchObject({ script: { crossOrigin: 'anonymous' } });
  expect(makeScript('https://here.example/other.js')).not.toMatchObject({ script: { integrity: 'sha384-x' } });
});
