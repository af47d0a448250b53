import { createHash } from 'node:crypto';
import { escapeHtml } from '../../mail/mail-layout.ts';
import { outcomeLabels, outcomesOf } from './outcome-rules.ts';
import type { Rail } from '../gateway.ts';

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1f2430; background: #f4f5fb; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
section { margin: 0 0 1rem; padding: 1rem 1.25rem; background: #fff; border-radius: .75rem; box-shadow: 0 1px 3px #0002; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; } h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; } form { display: inline-block; margin: 0 .25rem .5rem 0; }
button { font: inherit; padding: .5rem 1rem; border: 1px solid #c9cede; border-radius: .5rem; background: #fff; cursor: pointer; }
`;
const submit = 'document.forms[0].submit()';
const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a sandbox page; a form may lead on to the merchant. */
export const sandboxPolicy = (merchant = ''): string =>
  `default-src 'none'; style-src ${digest(style)}; script-src ${digest(submit)}; form-action 'self' ${merchant}; frame-ancestors 'none'; base-uri 'none'`;

/** @param body HTML */
export const sandboxPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>Sandbox: no real money moves here.</p>
${body}
</main></body></html>`;

/** A form of hidden fields with one button. */
export const formOf = (action: string, fields: Record<string, string>, button: string): string =>
  `<form method="post" action="${escapeHtml(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}<button type="submit">${escapeHtml(button)}</button></form>`;

/** One form per lever. */
export const leversOf = (rail: Rail, action: string, fields: Record<string, string>): string =>
  outcomesOf(rail)
    .map((outcome) => formOf(action, { ...fields, outcome }, outcomeLabels[outcome]))
    .join('\n');

/** Sends the page's first form by itself. */
export const selfSubmitting = `<script>${submit}</script>`;
