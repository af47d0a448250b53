import { expect, test } from '@jest/globals';
import { nearestWord, slips } from './spelling-rules.ts';

test.each([
  ['python', 'python', 0],
  ['pyton', 'python', 1],
  ['pythonn', 'python', 1],
  ['pithon', 'python', 1],
  ['pyhton', 'python', 1],
  ['ypthon', 'python', 1],
  ['pythno', 'python', 1],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
])('When %j is typed for %j, then the slips are %i', (typed, meant, number) => {
  expect(slips(typed, meant)).toBe(number);
});

test.each([
  ['no word is near', 'banana', ['banking', 'bandage'], undefined],
  ['a long word has two slips', 'javascrpit', ['typescript', 'javascript'], 'javascript'],
  ['a long word has three slips', 'jawazcrept', ['javascript'], undefined],
  ['a word of up to seven letters has two', 'pithan', ['python'], undefined],
  ['a word has two letters', 'cs', ['css'], undefined],
  ['two are equally near and one begins alike', 'ract', ['act', 'react'], 'react'],
  ['two are equally near and begin alike', 'bat', ['bar', 'ban'], 'bar'],
  ['one is nearer than the one before it', 'lerningss', ['warnings', 'learnings'], 'learnings'],
  ['nothing is known', 'python', [], undefined],
])('When %s, then %s is taken for what fits', (_when, typed, known, meant) => {
  expect(nearestWord(typed, known)).toBe(meant);
});
