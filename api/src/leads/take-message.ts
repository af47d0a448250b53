import { randomUUID } from 'node:crypto';
import { institute } from '@aarohan/shared/brand';
import type { ContactMessage } from '@aarohan/shared/leads';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import { mailOf } from '../mail/mail-layout.ts';
import { postMail, type Letter } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { insertMessage } from './lead-store.ts';
import { requireMobile } from './require-mobile.ts';

/**
 * Keeps a message from the contact page and hands it to the institute's desk, which answers the sender.
 *
 * @throws bad-input, too-many-tries
 */
export async function takeMessage(
  { db, clock, outbox }: Pick<Parts, 'db' | 'clock' | 'outbox'>,
  { mobileno, ...message }: ContactMessage,
  ip: string,
): Promise<{ message: string }> {
  const createdAt = clock.now();
  const row = { id: randomUUID(), ...message, phone: requireMobile(mobileno), createdAt };
  await countOrRefuse(db, limits.messagesPerAddress, ip, createdAt);
  await db.transaction(async (tx) => {
    await insertMessage(tx, row);
    await postMail(tx, messageMail(row), createdAt);
  });
  outbox.poke();
  return { message: 'Thanks for contacting us! We will reach you soon.' };
}

interface Message {
  fullname: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

/** What the desk reads. Line breaks in a subject would begin another header. */
function messageMail({ fullname, email, phone, subject, message }: Message): Letter {
  return {
    to: institute.email,
    replyTo: email,
    subject: `Website: ${subject.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')}`,
    ...mailOf({
      heading: subject,
      paragraphs: message.split(/\n\s*\n/),
      facts: [
        ['From', fullname],
        ['E-mail', email],
        ['Phone', phone],
      ],
      reason: 'Sent from the contact page. An answer to this mail goes to the sender.',
    }),
  };
}
