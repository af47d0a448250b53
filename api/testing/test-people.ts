import type { FastifyInstance } from 'fastify';
import type { FakeClock } from './fake-clock.ts';

export interface InboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
  attachments: { filename: string; contentType: string; size: number }[];
}

export async function signedIn(app: FastifyInstance, email: string, clock: FakeClock): Promise<{ cookie: string }> {
  const password = 'correct horse';
  const body = { fullname: 'Asha Rao', email, mobile: '98765 43210', password };
  if (!email.startsWith('staff')) await app.inject({ method: 'POST', url: '/api/register', body });
  // Nobody gets two codes within half a minute.
  clock.pass(31);
  await app.inject({ method: 'POST', url: '/api/sendEmailOtp', body: { email } });
  const otp = /\d{6}/.exec((await lastMail(app, email)).text)?.[0];
  const answer = await app.inject({ method: 'POST', url: '/api/verifyEmailOtp', body: { email, otp } });
  const [cookie] = answer.cookies;
  if (!cookie) throw new Error(`${email} could not log in: ${answer.body}`);
  return { cookie: `${cookie.name}=${cookie.value}` };
}

/** The newest delivered mail to an address. */
export async function lastMail(app: FastifyInstance, to: string): Promise<InboxMail> {
  const [mail] = (await app.inject({ url: '/dev/inbox.json', query: { to } })).json<InboxMail[]>();
  if (!mail) throw new Error(`No mail to ${to}.`);
  return mail;
}
