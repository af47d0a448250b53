import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '@aarohan/shared/testing/server.ts';
import { aProblem } from '../testing/a-problem.ts';
import { openSite } from '../testing/open-site.tsx';

/** Notes every call of a path and answers them all alike. */
function answering(path: string, answer: () => Response): { calls: unknown[] } {
  const calls: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      calls.push(await request.json());
      return answer();
    }),
  );
  return { calls };
}

const mailed = () => HttpResponse.json({ message: 'Sent.' });

async function typeAddress(press: 'click' | 'dblClick' = 'click') {
  const site = openSite('/login');
  await site.user.type(await screen.findByLabelText('Email'), 'asha@example.com');
  await site.user[press](screen.getByRole('button', { name: 'Send OTP' }));
  return site;
}

const failures: [string, () => Response][] = [
  ['the server broke', () => aProblem(500, 'internal')],
  ['there were too many tries', () => aProblem(429, 'too-many-tries')],
  ['the line was cut', () => HttpResponse.error()],
];

describe('sending the code', () => {
  test.each(failures)('When it fails because %s, then it says so and the address stays', async (_, answer) => {
    answering('/api/sendEmailOtp', answer);

    await typeAddress();

    expect(await screen.findByText('Failed to send OTP. Please try again.')).toBeVisible();
    expect(await screen.findByText('Failed to send OTP.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  });

  test('When the button is pressed twice, then one code is asked for', async () => {
    const { calls } = answering('/api/sendEmailOtp', mailed);

    await typeAddress('dblClick');

    expect(await screen.findByLabelText('OTP')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
    expect(calls).toEqual([{ email: 'asha@example.com' }]);
  });
});

describe('proving the code', () => {
  test.each(failures)('When it fails because %s, then it says so and the code stays', async (_, answer) => {
    answering('/api/sendEmailOtp', mailed);
    const { calls } = answering('/api/verifyEmailOtp', answer);
    const { user, address } = await typeAddress();

    await user.type(await screen.findByLabelText('OTP'), '1234567');
    await user.dblClick(screen.getByRole('button', { name: 'Login' }));

    expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('OTP')).toHaveValue('123456');
    expect([address(), calls]).toEqual(['/login', [{ email: 'asha@example.com', otp: '123456' }]]);
  });

  test.each(['123 456', 'Your code is 123456', 'Your 6-digit code: 123-456. Valid for 10 minutes.'])(
    'When “%s” is pasted, then the field has the six digits',
    async (copied) => {
      answering('/api/sendEmailOtp', mailed);
      const { user } = await typeAddress();

      await user.click(await screen.findByLabelText('OTP'));
      await user.paste(copied);

      expect(screen.getByLabelText('OTP')).toHaveValue('123456');
    },
  );

  test('When the line was cut, then a toast says what it was', async () => {
    answering('/api/sendEmailOtp', mailed);
    answering('/api/verifyEmailOtp', () => HttpResponse.error());
    const { user } = await typeAddress();

    await user.type(await screen.findByLabelText('OTP'), '123456{Enter}');

    expect(await screen.findByText('The server cannot be reached. Please try again.')).toBeVisible();
  });
});
