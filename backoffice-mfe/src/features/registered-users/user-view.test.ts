import { describe, expect, test } from '@jest/globals';
import { readView, writeView } from './user-view.ts';

const defaults = { search: '', type: 'all', sort: 'createdAt', page: 1 };

describe('the view in the address', () => {
  test('When the address says nothing, then the view is everybody, newest first', () => {
    expect(readView(new URLSearchParams())).toEqual(defaults);
  });

  test('When the address says all of it, then the view is read and written back unchanged', () => {
    const address = 'search=asha+sen&type=student&sort=name&page=3';
    const view = readView(new URLSearchParams(address));

    expect(view).toEqual({ search: 'asha sen', type: 'student', sort: 'name', page: 3 });
    expect(writeView(view).toString()).toBe(address);
  });

  test.each(['type=teacher', 'sort=phone', 'page=0', 'page=-2', 'page=1.5', 'page=last', 'page='])(
    'When the address says %s, then the default holds',
    (address) => {
      expect(readView(new URLSearchParams(address))).toEqual(defaults);
    },
  );

  test('When everything is the default, then the address stays bare', () => {
    expect(writeView(readView(new URLSearchParams())).toString()).toBe('');
  });
});
