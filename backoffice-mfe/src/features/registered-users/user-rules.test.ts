import { describe, expect, test } from '@jest/globals';
import { aUser } from './a-user.ts';
import { pageSize, showUsers } from './user-rules.ts';
import type { UserView } from './user-view.ts';

const everybody: UserView = { search: '', type: 'all', sort: 'createdAt', page: 1 };

const asha = aUser({ registrationId: 'REG-2026-0009', fullname: 'Asha Sen', email: 'asha@example.com', createdAt: '2026-03-01T08:00:00Z' });
const ravi = aUser({
  registrationId: 'REG-2026-0010',
  fullname: 'ravi Das',
  email: 'rd@work.example',
  createdAt: '2026-05-01T08:00:00Z',
  candidateType: 'professional',
});
const meera = aUser({
  registrationId: 'REG-2026-0002',
  fullname: 'Meera Iyer',
  email: 'iyer@example.com',
  createdAt: '2026-04-01T08:00:00Z',
});
const people = [asha, ravi, meera];

const found = (view: Partial<UserView>): string[] => showUsers(people, { ...everybody, ...view }).rows.map(({ fullname }) => fullname);

describe('showing registered users', () => {
  test('When nothing is asked for, then everybody is shown, newest first', () => {
    expect(showUsers(people, everybody)).toEqual({ matches: 3, pages: 1, page: 1, rows: [ravi, meera, asha] });
  });

  test.each([
    ['name', ['Asha Sen', 'Meera Iyer', 'ravi Das']],
    ['registrationId', ['Meera Iyer', 'Asha Sen', 'ravi Das']],
  ] as const)('When sorted by %s, then the order is that of a register', (sort, order) => {
    expect(found({ sort })).toEqual(order);
  });

  test.each([
    ['part of a name in other case', 'RAVI', ['ravi Das']],
    ['a registration ID', 'reg-2026-0002', ['Meera Iyer']],
    ['part of an e-mail address', 'work.ex', ['ravi Das']],
    ['two words in any order', 'iyer meera', ['Meera Iyer']],
    ['blanks', '   ', ['ravi Das', 'Meera Iyer', 'Asha Sen']],
    ['what nobody has', 'nobody', []],
  ])('When the search is %s, then it matches name, registration ID or e-mail', (_, search, names) => {
    expect(found({ search })).toEqual(names);
  });

  test.each([
    ['student', ['Meera Iyer', 'Asha Sen']],
    ['professional', ['ravi Das']],
  ] as const)('When the type is %s, then only those are shown', (type, names) => {
    expect(found({ type })).toEqual(names);
  });

  test('When search and type are given, then both must hold', () => {
    expect(found({ search: 'example.com', type: 'professional' })).toEqual([]);
  });

  test('When there are five thousand, then each is on exactly one page', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => aUser({ registrationId: `REG-2026-${n}` }));
    const pages = Array.from({ length: 50 }, (_, n) => showUsers(many, { ...everybody, page: n + 1 }));

    expect(pages.every(({ rows, pages: count }) => rows.length === pageSize && count === 50)).toBe(true);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ registrationId }) => registrationId))).size).toBe(5_000);
  });

  test('When the page lies behind the end, then it is the last one', () => {
    expect(showUsers(people, { ...everybody, page: 9 })).toMatchObject({ page: 1, pages: 1, rows: [ravi, meera, asha] });
  });

  test('When users are shown, then the list they came from keeps its order', () => {
    const list = [...people];
    showUsers(list, everybody);

    expect(list).toEqual(people);
  });
});
