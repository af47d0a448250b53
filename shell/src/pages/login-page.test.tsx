import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '@aarohan/shared/testing/server.ts';
import { aProblem } from '../testing/a-problem.ts';
import { aModule, aRemote } from '../testing/a-remote.ts';
import { fakeLoader } from '../testing/fake-loader.ts';
import { dropSessionHint } from '../session/session-hint.ts';
import { openSite } from '../testing/open-site.tsx';

const drive = fakeLoader({ now: aModule({ '/campus_drive': { Component: () => <h1>The drive</h1> } }) });

/** An API that mails codes and takes 123456; notes what it was asked. */
function workingApi(): { asked: unknown[] } {
  const asked: unknown[] = [];
  server.use(
    http.post('/api/sendEmailOtp', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ message: 'Sent.' });
    }),
    http.post('/api/verifyEmailOtp', async ({ request }) => {
      const proof = (await request.json()) as { otp: string };
      asked.push(proof);
      return proof.otp === '123456' ? HttpResponse.json({ message: 'Welcome.' }) : aProblem(400, 'wrong-code');
    }),
    http.get('/api/me', () => HttpResponse.json({ userId: 'u1', fullname: 'Asha Sen', email: 'asha@example.com', role: 'visitor' })),
  );
  return { asked };
}

async function openLogin(address = '/login') {
  const site = openSite(address, [aRemote()], drive);
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  return site;
}

const codeField = (): HTMLElement => screen.getByLabelText('OTP');
const sendTo = async (user: ReturnType<typeof userEvent.setup>, email: string): Promise<void> => {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
};

afterEach(dropSessionHint);

describe('the login page', () => {
  test('When it is opened, then it asks for the e-mail address only', async () => {
    await openLogin();

    expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeEnabled();
    expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/register');
  });

  test('When a code was sent, then the code’s field has the focus and another cannot be asked for yet', async () => {
    const { asked } = workingApi();
    const { user } = await openLogin();

    await sendTo(user, 'asha@example.com');

    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(codeField()).toHaveAttribute('placeholder', 'Enter 6-digit OTP');
    expect(codeField()).toHaveAttribute('maxlength', '6');
    expect(codeField()).toHaveAttribute('inputmode', 'numeric');
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
    expect(asked).toEqual([{ email: 'asha@example.com' }]);
  });

  test('When the right code is pasted, spaces and all, then the visitor is logged in and where they wanted to be', async () => {
    const { asked } = workingApi();
    const { user, address } = await openLogin('/login?next=%2Fcampus_drive%3Fpage%3D2');
    await sendTo(user, 'asha@example.com');

    await user.click(await screen.findByLabelText('OTP'));
    await user.paste(' 123 456 ');
    await user.click(screen.getByRole('button', { name: 'Login' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'The drive' })).toBeVisible();
    expect(address()).toBe('/campus_drive?page=2');
    expect(screen.getByText('Asha Sen')).toBeVisible();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ fullName: 'Asha Sen', userId: 'u1' });
    expect(asked.at(-1)).toEqual({ email: 'asha@example.com', otp: '123456' });
  });

  test('When the code is wrong, then it says so and what was typed stays', async () => {
    workingApi();
    const { user, address } = await openLogin();
    await sendTo(user, 'asha@example.com');

    await user.type(await screen.findByLabelText('OTP'), '000000{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid OTP. Please try again.');
    expect(codeField()).toHaveValue('000000');
    expect(address()).toBe('/login');
    expect(localStorage).toHaveLength(0);
  });

  test('When the code is right but the name cannot be had, then the visitor is logged in all the same and reads of the name', async () => {
    workingApi();
    server.use(http.get('/api/me', () => aProblem(503, 'internal')));
    const { user, address } = await openLogin('/login?next=%2Fcampus_drive');
    await sendTo(user, 'asha@example.com');

    await user.type(await screen.findByLabelText('OTP'), '123456{Enter}');

    expect(await screen.findByText('You are logged in, but your name could not be loaded yet.')).toBeVisible();
    expect(screen.queryByText(/Invalid OTP/)).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/campus_drive'));
  });

  test('When no e-mail address is given, then it is asked for and no code is sent', async () => {
    const { asked } = workingApi();
    const { user } = await openLogin();

    await user.click(await screen.findByRole('button', { name: 'Send OTP' }));

    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(asked).toEqual([]);
  });

  test('When the code has fewer than six digits, then it is not tried', async () => {
    const { asked } = workingApi();
    const { user } = await openLogin();
    await sendTo(user, 'asha@example.com');

    await user.type(await screen.findByLabelText('OTP'), '12345{Enter}');

    await waitFor(() => expect(codeField()).toBeInvalid());
    expect(asked).toEqual([{ email: 'asha@example.com' }]);
  });

  test('When the code cannot be sent, then page and toast say so and the e-mail address stays', async () => {
    server.use(http.post('/api/sendEmailOtp', () => aProblem(500, 'internal')));
    const { user } = await openLogin();

    await sendTo(user, 'asha@example.com');

    expect(await screen.findByText('Failed to send OTP. Please try again.')).toBeVisible();
    expect(await screen.findByText('Failed to send OTP.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  });

  test('When the address is changed after sending, then a code is to be sent first', async () => {
    workingApi();
    const { user } = await openLogin();
    await sendTo(user, 'asha@example.com');
    await screen.findByLabelText('OTP');

    await user.type(screen.getByLabelText('Email'), '.in');

    expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  });
});

describe('asking for another code', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  test('When a minute has passed since a code was mailed, then another can be asked for', async () => {
    const { asked } = workingApi();
    await openLogin();
    const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });

    await sendTo(user, 'asha@example.com');
    const again = await screen.findByRole('button', { name: 'Resend OTP' });
    act(() => jest.advanceTimersByTime(50_000));
    expect(again).toBeDisabled();
    act(() => jest.advanceTimersByTime(10_000));
    await user.click(again);

    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('When it was asked too soon, then the code mailed before can be typed, and another asked for after the server’s wait', async () => {
    server.use(http.post('/api/sendEmailOtp', () => aProblem(429, 'too-many-tries', { headers: { 'Retry-After': '30' } })));
    await openLogin();
    const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });

    await sendTo(user, 'asha@example.com');
    expect(await screen.findByLabelText('OTP')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();

    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeEnabled();
  });
});
