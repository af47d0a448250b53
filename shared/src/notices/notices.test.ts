import { beforeEach, expect, test } from '@jest/globals';
import { notify, takeNotice, useNotices } from './notices.ts';

beforeEach(() => useNotices.setState({ waiting: [] }));

test('When notices are given, then they wait in order, each under a number of its own', () => {
  notify('success', 'The first.');
  notify('error', 'The second.', 8000);

  const [first, second] = useNotices.getState().waiting;
  expect(first).toEqual({ id: expect.any(Number), tone: 'success', text: 'The first.' });
  expect(second).toEqual({ id: expect.any(Number), tone: 'error', text: 'The second.', autoClose: 8000 });
  expect(first?.id).not.toBe(second?.id);
});

test('When a notice is taken, then the others go on waiting', () => {
  notify('success', 'The first.');
  notify('success', 'The second.');

  takeNotice(useNotices.getState().waiting[0]?.id ?? 0);

  expect(useNotices.getState().waiting.map(({ text }) => text)).toEqual(['The second.']);
});
