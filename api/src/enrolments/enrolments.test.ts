import { beforeAll, describe, expect, test } from '@jest/globals';
import type { RegisteredUser } from '@aarohan/shared/enrolments';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let made: TestApp;

beforeAll(async () => {
  made = await seededApp();
});

const url = '/api/registered-users';

describe('registered-users', () => {
  test('When staff ask, then everybody who applied comes, the newest first', async () => {
    const { cookie } = await made.signedIn('staff@aarohan.example');
    const answer = await made.app.inject({ url, headers: { cookie } });
    const { users } = answer.json<{ users: RegisteredUser[] }>();
    expect(users).toHaveLength(48);
    expect(users.map(({ createdAt }) => createdAt)).toEqual(
      users
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(users.at(-1)).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      fullname: 'Sourav Mukherjee',
      email: 'sourav.mukherjee@example.com',
      phone: expect.stringMatching(/^\+91[6-9]\d{9}$/),
      state: 'West Bengal',
      registrationId: 'REG-2026-0001',
      registrationDate: '2026-03-24',
      courseId: '66a1f4d8b94d7e0a51c85759',
      courseName: 'Data Analytics and Business Intelligence',
      createdAt: expect.stringMatching(/^2026-03-24T/),
      candidateType: 'student',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('When nobody is signed in, then the answer is 401 and names nobody', async () => {
    const answer = await made.app.inject(url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'no-session']);
  });

  test('When a visitor is signed in, then the answer is 403', async () => {
    const { cookie } = await made.signedIn('visitor@example.com');
    const answer = await made.app.inject({ url, headers: { cookie } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'wrong-role']);
  });
});
