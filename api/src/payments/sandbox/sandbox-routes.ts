import type { FastifyInstance } from 'fastify';
import { formatMoney } from '@aarohan/shared/money';
import { ApiProblem } from '../../errors.ts';
import { escapeHtml } from '../../mail/mail-layout.ts';
import type { Parts } from '../../parts.ts';
import type { Routes } from '../../route.ts';
import type { Attempt } from '../payment-tables.ts';
import { cashfreePages } from './cashfree-pages.ts';
import { cashfreeServer } from './cashfree-server.ts';
import { payuServer } from './payu-server.ts';
import { runErrands } from './run-errands.ts';
import { formOf, leversOf, sandboxPage, sandboxPolicy } from './sandbox-html.ts';
import { listAttempts } from './sandbox-store.ts';
import { upiServer } from './upi-server.ts';

const newest = 50;
const minute = 60_000;

/** `/sandbox`: make-believe vendors that speak the real ones' protocols, only where no gateway has keys. */
export const sandboxRoutes: Routes = async (app, parts) => {
  if (!parts.gateways.isSandbox) return;
  await app.register((scope, _options, ready) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      const fields = Object.fromEntries(new URLSearchParams(String(body)));
      const isStorable = !Object.values(fields).some((value) => value.includes('\0'));
      done(isStorable ? null : new ApiProblem('bad-input'), fields);
    });
    frontPage(scope, parts);
    cashfreeServer(scope, parts);
    cashfreePages(scope, parts);
    payuServer(scope, parts);
    upiServer(scope, parts);
    ready();
  });
};

function frontPage(app: FastifyInstance, parts: Parts): void {
  const options = { config: { access: 'public' as const, foreignOrigin: true }, schema: { hide: true } };

  app.get('/sandbox', options, async (_request, reply) => {
    const attempts = await listAttempts(parts.db, newest);
    const waiting = formOf('/sandbox/errands', {}, 'Do now what is planned for the next two minutes');
    const body = [waiting, ...(attempts.length > 0 ? attempts.map(section) : ['<p>No payment attempt yet.</p>'])].join('\n');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': sandboxPolicy() })
      .type('text/html; charset=utf-8')
      .send(sandboxPage('Payment sandbox', body));
  });

  app.post('/sandbox/errands', options, async (_request, reply) => {
    await runErrands(parts, 2 * minute);
    return reply.redirect('/sandbox', 303);
  });
}

const section = (attempt: Attempt): string => `<section><h2>${escapeHtml(attempt.id)}</h2>
<p>${attempt.rail}, ${formatMoney(attempt.amount)}, ${attempt.status}</p>
${levers(attempt)}</section>`;

/** A UPI payment is made here; the others have a page of their own. */
function levers({ id, rail, sessionId }: Attempt): string {
  switch (rail) {
    case 'upi':
      return leversOf('upi', '/sandbox/upi/outcome', { tr: id });
    case 'cashfree':
      return sessionId === null
        ? ''
        : formOf('/sandbox/cashfree/pg/view/sessions/checkout', { payment_session_id: sessionId }, 'Open the pay page');
    case 'payu':
      return `<p><a href="/api/payu/checkout/${encodeURIComponent(id)}">Open the pay page</a></p>`;
  }
}
