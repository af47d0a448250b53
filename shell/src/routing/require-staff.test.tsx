import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Role } from '@aarohan/shared/accounts';
import { request } from '@aarohan/shared/http';
import { server } from '@aarohan/shared/testing/server.ts';
import { aProblem } from '../testing/a-problem.ts';
import { aModule, aRemote } from '../testing/a-remote.ts';
import { fakeLoader } from '../testing/fake-loader.ts';
import { openSite } from '../testing/open-site.tsx';

const backOffice = aRemote({
  name: 'backoffice-mfe',
  title: 'Back office',
  audience: 'staff',
  routes: [{ path: '/registered-users', title: 'Registered users', calls: ['/api/registered-users'] }],
});
const usersPage = aModule({ '/registered-users': { Component: () => <h1>Registered users</h1> } });

/** Opens the staff's page and says which calls were made. */
function openAs(me: () => Response) {
  const calls: string[] = [];
  const loader = fakeLoader({ now: usersPage });
  server.use(
    http.get('/api/me', me),
    http.get('/api/registered-users', () => HttpResponse.json([])),
  );
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname));
  return { ...openSite('/registered-users?page=2', [backOffice], loader), calls, loader };
}

const person = (role: Role) => () => HttpResponse.json({ userId: 'u1', fullname: 'Asha Sen', email: 'asha@example.com', role });

test('When nobody is logged in, then the login page comes, knows the way back, and nothing of the back office is loaded', async () => {
  const { address, calls, loader } = openAs(() => aProblem(401, 'no-session'));

  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();

  expect(address()).toBe('/login?next=%2Fregistered-users%3Fpage%3D2');
  expect({ calls, loads: loader.loads }).toEqual({ calls: ['/api/me'], loads: [] });
});

test('When a visitor without the role is logged in, then the page is for staff and nothing of it is loaded', async () => {
  const { calls, loader } = openAs(person('visitor'));

  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for staff.' })).toBeVisible();

  expect({ calls, loads: loader.loads }).toEqual({ calls: ['/api/me'], loads: [] });
});

test.each(['staff', 'admin'] as const)('When %s is logged in, then the page comes with its own calls only', async (role) => {
  const { calls } = openAs(person(role));

  expect(await screen.findByRole('heading', { level: 1, name: 'Registered users' })).toBeVisible();

  expect(calls).toEqual(['/api/me', '/api/registered-users']);
});

test('When the role is lost while the page is open, then its calls’ refusal shows the same', async () => {
  const revoked = aModule({
    '/registered-users': { Component: () => null, loader: () => request('GET /api/registered-users', {}) },
  });
  server.use(
    http.get('/api/me', person('staff')),
    http.get('/api/registered-users', () => aProblem(403, 'wrong-role')),
  );
  openSite('/registered-users', [backOffice], fakeLoader({ now: revoked }));

  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for staff.' })).toBeVisible();
});
