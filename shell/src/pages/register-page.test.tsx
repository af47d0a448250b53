import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '@aarohan/shared/testing/server.ts';
import { aProblem } from '../testing/a-problem.ts';
import { openSite } from '../testing/open-site.tsx';

async function fillIn(user: ReturnType<typeof userEvent.setup>, press: 'click' | 'dblClick' = 'click'): Promise<void> {
  await user.type(await screen.findByLabelText('Full Name'), 'Asha Sen');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Mobile'), '98300 01200');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user[press](screen.getByRole('button', { name: 'Register' }));
}

describe('the registration page', () => {
  test('When it is sent empty, then each of the four fields is asked for and nothing is sent', async () => {
    const { user } = openSite('/register');

    await user.click(await screen.findByRole('button', { name: 'Register' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Please check 4 fields.');
    expect(screen.getByLabelText('Full Name')).toBeInvalid();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  test.each([
    ['the address is known', () => aProblem(409, 'already-registered')],
    ['the server broke', () => aProblem(500, 'internal')],
    ['there were too many tries', () => aProblem(429, 'too-many-tries')],
    ['the server cannot be reached', () => HttpResponse.error()],
  ])('When it fails because %s, then it says so and what was typed stays', async (_, answer) => {
    server.use(http.post('/api/register', answer));
    const { user, address } = openSite('/register');

    await fillIn(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again later.');
    expect(['Full Name', 'Email', 'Mobile', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
      'Asha Sen',
      'asha@example.com',
      '98300 01200',
      'correct horse',
    ]);
    expect([address(), localStorage.length]).toEqual(['/register', 0]);
  });

  test('When the fields are looked at, then each has its kind', async () => {
    openSite('/register');

    expect(await screen.findByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  test('When the button is pressed twice, then it is sent once', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/register', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ userId: 'u1', fullname: 'Asha Sen' });
      }),
    );
    const { user } = openSite('/register');

    await fillIn(user, 'dblClick');

    expect(await screen.findByText('User Registered Successfully!')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ fullname: 'Asha Sen', email: 'asha@example.com', mobile: '98300 01200', password: 'correct horse' }]);
  });

  test('When the API refuses a field, then the reason stands beside it', async () => {
    server.use(http.post('/api/register', () => aProblem(400, 'bad-input', { fields: { mobile: 'That is no mobile number.' } })));
    const { user } = openSite('/register');

    await fillIn(user);

    expect(await screen.findByLabelText('Mobile')).toHaveAccessibleDescription(/That is no mobile number\./);
  });
});

describe('a registration that succeeds', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  test('When it is sent, then it says so, stores who it is, and the login page follows after two seconds', async () => {
    server.use(http.post('/api/register', () => HttpResponse.json({ userId: 'u1', fullname: 'Asha Sen' })));
    const { address } = openSite('/register');

    await fillIn(userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) }));

    expect(await screen.findByText('User Registered Successfully!')).toBeVisible();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ fullName: 'Asha Sen', userId: 'u1' });
    act(() => jest.advanceTimersByTime(2000));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(address()).toBe('/login');
  });
});
