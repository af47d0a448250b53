import { institute } from '@aarohan/shared/brand';
import { escapeHtml } from '../../mail/mail-layout.ts';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;color:#1f2430;background:#f4f5fb;display:grid;place-content:center;min-height:90vh;text-align:center}button{font:inherit;padding:.75rem 1.5rem}';

/** A page with nothing but the signed form, which sends itself; without scripts there is its button. */
export const checkoutPage = (action: string, fields: Record<string, string>, nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pay with PayU | ${escapeHtml(institute.name)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>Pay with PayU</h1><p>You are being taken to PayU’s secure page.</p>
<form method="post" action="${escapeHtml(action)}">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join('\n')}
<button type="submit">Continue to PayU</button>
</form></main><script nonce="${nonce}">document.forms[0].submit()</script></body></html>`;

/** @param action where the form may go; PayU itself sends it on within its own hosts */
export function checkoutPolicy(action: string, nonce: string): string {
  const { origin, hostname } = new URL(action);
  const targets = hostname.endsWith('.payu.in') ? `${origin} https://*.payu.in` : origin;
  return `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; form-action 'self' ${targets}; frame-ancestors 'none'; base-uri 'none'`;
}
