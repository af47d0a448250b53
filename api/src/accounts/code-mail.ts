import { mailHtml } from '../mail/mail-layout.ts';

/** The mail that carries a code; the code is the first number in its text. */
export function codeMail(code: string): { subject: string; text: string; html: string } {
  const use = 'It works once and for ten minutes. A newer code replaces it.';
  const warning = 'If you did not ask for it, ignore this mail: without the code nobody gets in. We never ask for it by phone.';
  return {
    subject: 'Your one-time code for Aarohan',
    text: `${code} is your code to log in to Aarohan.\n\n${use}\n\n${warning}\n`,
    html: mailHtml({ heading: 'Your code to log in', highlight: code, paragraphs: [use, warning] }),
  };
}
