import { sandboxKeys } from '../gateways.ts';
import { signCallback } from '../upi/upi-gateway.ts';
import { toRupeeText } from '../rupee-text.ts';
import { signWebhook } from '../cashfree/cashfree-signature.ts';
import { cashfreeWebhook } from './cashfree-shapes.ts';
import { payuReturn } from './payu-shapes.ts';
import type { SandboxParts } from './run-errands.ts';
import type { SandboxOrder, SandboxPayment } from './sandbox-tables.ts';

/** Sends the vendor's callback about a payment; a merchant who does not answer has lost it. */
export async function tellMerchant(parts: SandboxParts, order: SandboxOrder, payment: SandboxPayment): Promise<void> {
  const message = messageOf(parts, order, payment);
  const url = message && reachable(message.url, parts.settings);
  if (!url) return;
  const { headers, body } = message;
  await parts.fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
}

interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

function messageOf({ clock, settings: { publicUrl } }: SandboxParts, order: SandboxOrder, payment: SandboxPayment): Message | undefined {
  const { secret } = sandboxKeys;
  switch (order.rail) {
    case 'cashfree': {
      const url = notifyUrlOf(order);
      const timestamp = String(clock.now().getTime());
      const body = cashfreeWebhook(order, payment, clock.now());
      const signature = signWebhook(secret, timestamp, body);
      const headers = { 'x-webhook-signature': signature, 'x-webhook-timestamp': timestamp, 'x-webhook-version': '2025-01-01' };
      return url === undefined ? undefined : { url, body, headers: { ...headers, 'content-type': 'application/json' } };
    }
    case 'payu': {
      const body = new URLSearchParams(payuReturn(order, payment)).toString();
      return { url: `${publicUrl}/api/payu/webhook`, body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    }
    case 'upi': {
      const body = JSON.stringify({ tr: order.id, rrn: payment.id, amount: toRupeeText(payment.amount), status: payment.status });
      const headers = { 'content-type': 'application/json', 'x-upi-signature': signCallback(secret, body) };
      return { url: `${publicUrl}/api/upi/callback`, body, headers };
    }
  }
}

function notifyUrlOf({ request }: SandboxOrder): string | undefined {
  const { order_meta: meta } = request as { order_meta?: { notify_url?: string } };
  return meta?.notify_url;
}

/** This site itself by the short way, a merchant on the same machine, and nobody else. */
function reachable(address: string, { publicUrl, apiPort }: SandboxParts['settings']): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, hostname, pathname, search } = new URL(address);
  if (origin === publicUrl) return `http://127.0.0.1:${apiPort}${pathname}${search}`;
  return ['localhost', '127.0.0.1'].includes(hostname) ? address : undefined;
}
