import { mailOf } from '../mail/mail-layout.ts';

/** The mail that carries a code; the code is the first number in its text. */
export function codeMail(code: string): { subject: string; text: string; html: string } {
  return {
    subject: 'Your one-time code for Aarohan',
    ...mailOf({
      heading: 'Your code to log in',
      highlight: code,
      paragraphs: [
        'It works once and for ten minutes. A newer code replaces it.',
        'If you did not ask for it, ignore this mail: without the code nobody gets in. We never ask for it by phone.',
      ],
    }),
  };
}
