import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../parts.ts';
import { inboxPage, inboxPolicy } from './inbox-page.ts';
import { listDelivered } from './mail-store.ts';
import type { Mail } from './mail-tables.ts';

const newest = 500;

/** `/dev/inbox`, only where mails go nowhere else. What was committed before the request is in it. */
export function inboxRoutes(app: FastifyInstance, { db, settings, outbox }: Parts): void {
  if (settings.smtpUrl !== undefined) return;
  const options = { config: { access: 'public' as const }, schema: { hide: true, querystring: z.object({ to: z.string().optional() }) } };

  app.get<{ Querystring: { to?: string } }>('/dev/inbox.json', options, async ({ query }, reply) => {
    await outbox.drain();
    return reply.header('cache-control', 'no-store').send((await listDelivered(db, query.to, newest)).map(toInboxMail));
  });
  app.get<{ Querystring: { to?: string } }>('/dev/inbox', options, async ({ query }, reply) => {
    await outbox.drain();
    const page = inboxPage(await listDelivered(db, query.to, newest));
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': inboxPolicy })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

const toInboxMail = ({ id, to, subject, text, html, sentAt, createdAt, attachments }: Mail) => ({
  id,
  to,
  subject,
  text,
  html,
  at: (sentAt ?? createdAt).toISOString(),
  attachments: attachments.map(({ filename, contentType, base64 }) => ({
    filename,
    contentType,
    size: Buffer.byteLength(base64, 'base64'),
  })),
});
