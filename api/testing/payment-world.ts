import { injectFetch } from './inject-fetch.ts';
import { crashingDb, losingFetch, seededChance, type Chance, type Faults } from './faults.ts';
import { aCart, anOrderForm, postOrder } from './orders.ts';
import { formsOf, postFields } from './pay-pages.ts';
import { startPayment } from './payers.ts';
import { seededApp } from './seeded-app.ts';
import { testSettings, type TestApp } from './test-app.ts';
import type { Fetch } from '../src/payments/call-gateway.ts';
import { createGateways } from '../src/payments/gateways.ts';
import { createReconciler } from '../src/payments/create-reconciler.ts';
import { outcomes } from '../src/payments/sandbox/outcome-rules.ts';
import { runErrands } from '../src/payments/sandbox/run-errands.ts';

/** The API with its sandbox in a world where processes die, messages get lost, come twice and late. */
export interface PaymentWorld {
  it: TestApp;
  faults: Faults;
  /** A day in the life of some orders, as the seed will have it; answers the orders, everything settled. */
  live: (seed: number) => Promise<string[]>;
}

interface Opened {
  rail: 'cashfree' | 'payu' | 'upi';
  /** session, form of the pay page, or reference */
  fields: Record<string, string>;
  id: string;
}
type Message = Parameters<Fetch>;

export async function paymentWorld(): Promise<PaymentWorld> {
  const faults: Faults = { chance: seededChance(0), rate: 0 };
  const sent: Message[] = [];
  const { fetch, attach } = injectFetch();
  const remembering: Fetch = (url, init) => {
    sent.push([url, init]);
    return fetch(url, init);
  };
  const gateways = createGateways(testSettings('/nowhere'), losingFetch(fetch, faults));
  const it = await seededApp({ wrapDb: (db) => crashingDb(db, faults), parts: { fetch: losingFetch(remembering, faults), gateways } });
  attach(it.app);
  return { it, faults, live: (seed) => live(it, faults, sent, fetch, seed) };
}

async function live(it: TestApp, faults: Faults, sent: Message[], fetch: Fetch, seed: number): Promise<string[]> {
  const chance = seededChance(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  sent.length = 0;
  faults.chance = chance;
  const orders: string[] = [];
  for (let number = 0; number < 1 + Math.floor(chance() * 2); number += 1) {
    const form = anOrderForm(await aCart(it.app), { email: `seed${seed}-${number}@example.com` });
    orders.push((await postOrder(it.app, form)).json<{ orderId: string }>().orderId);
  }

  const opened: Opened[] = [];
  const returns: Record<string, string>[] = [];
  const reconciler = createReconciler(it.parts, () => undefined);
  const acts = {
    start: () => start(it, pick(orders) ?? '', chance, opened),
    press: () => press(it, pick(opened), pick(outcomes) ?? 'success', returns),
    comeBack: () => postFields(it.app, '/api/payu/return', pick(returns) ?? {}),
    repeat: () => repeat(fetch, pick(sent)),
    look: () => it.app.inject({ url: '/api/getOrderStatus', query: { transactionId: pick(opened)?.id ?? 'x' } }),
    reconcile: () => reconciler.run(),
    errands: () => runErrands(it.parts),
    wait: () => Promise.resolve(it.clock.pass(Math.ceil(10 ** (chance() * 3.6)))),
  };
  const names = ['start', 'start', 'press', 'press', 'press', 'comeBack', 'repeat', 'look', 'reconcile', 'errands', 'wait'] as const;

  faults.rate = pick([0, 0.01, 0.05]) ?? 0;
  for (let step = 0; step < 14; step += 1) {
    const together = Array.from({ length: 1 + Math.floor(chance() * 3) }, () => acts[pick(names) ?? 'wait']);
    await Promise.allSettled(together.map((act): Promise<unknown> => act()));
  }
  faults.rate = 0;
  await runErrands(it.parts, 86_400_000);
  it.clock.pass(8 * 86_400);
  await reconciler.run();
  await it.parts.outbox.drain();
  return orders;
}

async function start(it: TestApp, orderId: string, chance: Chance, opened: Opened[]): Promise<void> {
  const rail = (['cashfree', 'payu', 'upi'] as const)[Math.floor(chance() * 3)] ?? 'upi';
  const call = { cashfree: 'addCashFreePayment', payu: 'pay', upi: 'upiTransaction' } as const;
  const answer = await startPayment(it.app, call[rail], orderId);
  if (answer.statusCode !== 200) return;
  const started = answer.json<Record<string, string>>();
  const fields = await fieldsOf(it, rail, started);
  if (fields) opened.push({ rail, id: idOf(started), fields });
}

const idOf = ({ paymentId, transactionId }: Record<string, string>): string => paymentId ?? transactionId ?? '';

/** What the payer's page sends on; nothing where it has no form. */
async function fieldsOf(it: TestApp, rail: Opened['rail'], started: Record<string, string>): Promise<Opened['fields'] | undefined> {
  if (rail === 'cashfree') return { payment_session_id: started.payment_session_id ?? '' };
  if (rail === 'upi') return { tr: idOf(started) };
  const [form] = formsOf((await it.app.inject(new URL(started.paymentLink ?? '').pathname)).body);
  return form?.fields;
}

async function press(it: TestApp, attempt: Opened | undefined, outcome: string, returns: Record<string, string>[]): Promise<void> {
  if (attempt?.rail === 'cashfree') await postFields(it.app, '/sandbox/cashfree/pg/view/sessions/outcome', { ...attempt.fields, outcome });
  if (attempt?.rail === 'upi') await postFields(it.app, '/sandbox/upi/outcome', { ...attempt.fields, outcome });
  if (attempt?.rail !== 'payu') return;
  await postFields(it.app, '/sandbox/payu/_payment', attempt.fields);
  const page = await postFields(it.app, '/sandbox/payu/outcome', { txnid: attempt.id, outcome });
  const [form] = formsOf(page.body);
  if (form) returns.push(form.fields);
}

async function repeat(fetch: Fetch, message: Message | undefined): Promise<void> {
  if (message) await fetch(message[0], { ...message[1], signal: null });
}
