import { mailOf } from '../mail/mail-layout.ts';
import type { Letter } from '../mail/outbox.ts';

export const resultMail = (email: string, url: string): Letter => ({
  to: email,
  subject: 'Your assessment result',
  ...mailOf({
    heading: 'Your assessment result',
    paragraphs: ['Your result is published. The link below shows it for one day; whoever has the link can read it.'],
    button: { label: 'See the result', url },
    reason: 'You receive this mail because the result of this address was asked for on our website. If it was not you, do nothing.',
  }),
});
