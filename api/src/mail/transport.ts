import nodemailer from 'nodemailer';
import type { Mail } from './mail-tables.ts';

/** Where mails go. */
export interface Transport {
  /** Resolves when the receiving side has taken the mail over. */
  deliver(mail: Mail): Promise<void>;
  /** Whether the outbox keeps the text after delivery. */
  keepsCopy: boolean;
  close(): void;
}

/** Embedded: what was delivered is read at `/dev/inbox`. */
export const inboxTransport: Transport = { deliver: () => Promise.resolve(), keepsCopy: true, close: () => undefined };

/** A real mail server, `smtp://user:password@host:587` or `smtps://…`. */
export function smtpTransport(smtpUrl: string, from: string): Transport {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async ({ id, to, replyTo, subject, text, html, attachments }) => {
      await smtp.sendMail({
        from,
        to,
        replyTo: replyTo ?? undefined,
        subject,
        text,
        html,
        // The same at every try: a server that has seen it drops the double.
        messageId: `<${id}@${domainOf(from)}>`,
        attachments: attachments.map(({ filename, contentType, base64 }) => ({
          filename,
          contentType,
          content: Buffer.from(base64, 'base64'),
        })),
      });
    },
    keepsCopy: false,
    close: () => smtp.close(),
  };
}

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
