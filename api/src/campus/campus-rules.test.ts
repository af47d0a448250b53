import { expect, test } from '@jest/globals';
import { openingOf, positionKeyOf } from './campus-rules.ts';

const vacancy = {
  organisation: 'Kaveri Labs',
  city: 'Bengaluru',
  state: 'Karnataka',
  employmentType: 'INTERN',
  closesOn: '2026-12-01',
} as const;

test('When a post tells all of its vacancy, then the vacancy stands until its last day is over', () => {
  expect(openingOf(vacancy, '2026-12-01')).toEqual({
    organisation: 'Kaveri Labs',
    city: 'Bengaluru',
    state: 'Karnataka',
    employmentType: 'INTERN',
    validThrough: '2026-12-01',
  });
  expect(openingOf(vacancy, '2026-12-02')).toBeNull();
});

test.each(['organisation', 'city', 'state', 'employmentType', 'closesOn'])(
  'When a post does not tell its %s, then it has no vacancy',
  (field) => {
    expect(openingOf({ ...vacancy, [field]: null }, '2026-11-01')).toBeNull();
  },
);

test.each([
  ['Nilgiri Systems', 'Analyst', true],
  [' nilgiri  SYSTEMS ', 'ANALYST', true],
  ['Ｎilgiri Systems', 'Analyst', true],
  ['Nilgiri Systems', 'Senior Analyst', false],
  ['Nilgiri', 'Systems Analyst', false],
])('When %s writes of its %s, then it is the same position as that of Nilgiri Systems: %s', (organisation, title, isSame) => {
  expect(positionKeyOf(organisation, title) === positionKeyOf('Nilgiri Systems', 'Analyst')).toBe(isSame);
});
