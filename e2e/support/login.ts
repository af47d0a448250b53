import { expect, type APIRequestContext, type Page } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The newest one-time code mailed to an address: the first six-digit number of the mail's text. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get('/dev/inbox.json', { params: { to: email } });
  const [newest] = (await answer.json()) as Mail[];
  const code = /\d{6}/.exec(newest?.text ?? '')?.[0];
  expect(code, `a code mailed to ${email}`).toBeDefined();
  return code ?? '';
}

/** Types the address, asks for a code, reads it from the inbox and logs in, on whatever login page is open. */
export async function submitLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = page.getByPlaceholder('Enter 6-digit OTP');
  await expect(code).toBeVisible();
  await code.fill(await mailedCode(page.request, email));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Opens a session over the API; the request context keeps its cookie. */
export async function loginByCall(request: APIRequestContext, email: string): Promise<void> {
  expect((await request.post('/api/sendEmailOtp', { data: { email } })).status()).toBe(200);
  const otp = await mailedCode(request, email);
  expect((await request.post('/api/verifyEmailOtp', { data: { email, otp } })).status()).toBe(200);
}

/** Registers a person over the API, so that a journey can start with an account. */
export async function register(request: APIRequestContext, person: { fullname: string; email: string }): Promise<void> {
  const answer = await request.post('/api/register', { data: { ...person, mobile: '98300 12345', password: 'a long password' } });
  expect(answer.status()).toBe(200);
}
