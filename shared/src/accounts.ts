import { z } from 'zod';
import { defineCalls } from './call.ts';

const email = z.email('Enter an e-mail address like name@example.com.').max(254);

export const Role = z.enum(['visitor', 'staff', 'admin']);
export type Role = z.infer<typeof Role>;

export const Registration = z.object({
  fullname: z.string().trim().min(1, 'Enter your full name.').max(120),
  email,
  mobile: z.string().trim().min(1, 'Enter your mobile number.').max(20),
  password: z.string().min(8, 'Use at least 8 characters.').max(200),
});
export type Registration = z.infer<typeof Registration>;

export const OtpRequest = z.object({ email });
export const OtpProof = z.object({
  email,
  otp: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'Enter the 6 digits from the e-mail.'),
});

export const Me = z.object({ userId: z.string(), fullname: z.string(), email: z.string(), role: Role });
export type Me = z.infer<typeof Me>;

const Message = z.object({ message: z.string() });

export const accountCalls = defineCalls({
  'POST /api/register': {
    summary: 'Create an account',
    body: Registration,
    answer: z.object({ userId: z.string(), fullname: z.string() }),
  },
  'POST /api/sendEmailOtp': { summary: 'Mail a one-time code', body: OtpRequest, answer: Message },
  'POST /api/verifyEmailOtp': { summary: 'Trade a code for a session', body: OtpProof, answer: Message },
  'GET /api/me': { summary: 'Who is signed in', answer: Me },
  'POST /api/logout': { summary: 'End the session', answer: Message },
});
