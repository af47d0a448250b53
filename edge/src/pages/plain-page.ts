import type { FastifyReply } from 'fastify';
import { institute } from '@aarohan/shared/brand';
import { escapeText } from './escape-text.ts';
import { newNonce } from './nonce.ts';
import { pageHeaders } from './security-headers.ts';

interface PlainPage {
  title: string;
  sentence: string;
  link?: { href: string; text: string };
}

/** A few words without the site around them. */
export const plainPage = ({ title, sentence, link }: PlainPage): string => `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeText(title)}</title></head>
<body><main><h1>${escapeText(title)}</h1><p>${escapeText(sentence)}</p>${
  link ? `<p><a href="${escapeText(link.href)}">${escapeText(link.text)}</a></p>` : ''
}</main></body>
</html>
`;

export const sendPlainPage = (reply: FastifyReply, page: PlainPage, secure: boolean): FastifyReply =>
  reply
    .headers({ ...pageHeaders(newNonce(), secure), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(plainPage(page));

/** While nothing is published. */
export const sendNotYet = (reply: FastifyReply): FastifyReply =>
  sendPlainPage(
    reply.code(503).header('retry-after', '5'),
    { title: institute.name, sentence: 'The site is being set up. Please try again in a moment.' },
    false,
  );

export const sendNotFound = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
