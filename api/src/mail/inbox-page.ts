import { createHash } from 'node:crypto';
import { escapeHtml } from './mail-layout.ts';
import type { Mail } from './mail-tables.ts';

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1f2430; background: #f4f5fb; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
article { margin: 0 0 1rem; padding: 1rem 1.25rem; background: #fff; border-radius: .75rem; box-shadow: 0 1px 3px #0002; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; } h2 { margin: 0; font-size: 1.125rem; }
p { margin: 0 0 1rem; } .meta { margin: 0 0 .75rem; color: #555b6e; font-size: .875rem; overflow-wrap: anywhere; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The page needs its own style and nothing else. */
export const inboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The dev inbox for a person: every delivered mail, newest first. */
export const inboxPage = (mails: readonly Mail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Dev inbox</title><style>${style}</style></head>
<body><main><h1>Dev inbox</h1><p>Mails that this installation would send. Reload for new ones.</p>
${mails.length > 0 ? mails.map(article).join('\n') : '<p>No mail yet.</p>'}
</main></body></html>`;

const article = (mail: Mail): string => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">To ${escapeHtml(mail.to)} · ${time.format(mail.sentAt ?? mail.createdAt)}${attachments(mail)}</p>
<pre>${withLinks(escapeHtml(mail.text))}</pre></article>`;

const attachments = ({ attachments: files }: Mail): string => files.map(({ filename }) => ` · ${escapeHtml(filename)}`).join('');

const withLinks = (text: string): string => text.replace(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}">${url}</a>`);
