import { beforeEach, expect, jest, test } from '@jest/globals';
import { forgetSession, rememberSession, restoreSession, useSession } from './session.ts';

beforeEach(() => {
  forgetSession();
});

test('When nothing was stored, then nobody is signed in', () => {
  restoreSession();

  expect(useSession.getState()).toEqual({ fullName: undefined, userId: undefined, role: undefined });
});

test('When a person is remembered, then storage has exactly the spec’s two keys', () => {
  rememberSession({ fullName: 'Asha Sen', userId: 'u1', role: 'staff' });

  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ fullName: 'Asha Sen', userId: 'u1' });
  expect(useSession.getState()).toEqual({ fullName: 'Asha Sen', userId: 'u1', role: 'staff' });
});

test('When a person was stored on an earlier visit, then they are signed in after restoring', () => {
  localStorage.setItem('fullName', 'Asha Sen');
  localStorage.setItem('userId', 'u1');

  restoreSession();

  expect(useSession.getState()).toMatchObject({ fullName: 'Asha Sen', userId: 'u1' });
});

test('When another person is remembered without a role, then the first one’s role is gone', () => {
  rememberSession({ fullName: 'Asha Sen', userId: 'u1', role: 'staff' });
  rememberSession({ fullName: 'Ravi Das', userId: 'u2' });

  expect(useSession.getState()).toEqual({ fullName: 'Ravi Das', userId: 'u2', role: undefined });
});

test('When the session is forgotten, then nothing of it is left', () => {
  rememberSession({ fullName: 'Asha Sen', userId: 'u1', role: 'staff' });

  forgetSession();

  expect(localStorage).toHaveLength(0);
  expect(useSession.getState().fullName).toBeUndefined();
});

test('When the browser refuses its storage, then the session lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });

  rememberSession({ fullName: 'Asha Sen', userId: 'u1' });

  expect(useSession.getState().fullName).toBe('Asha Sen');
});
