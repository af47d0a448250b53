import { z } from 'zod';
import { ProviderWord } from '../provider-word.ts';

/** What is read of a webhook; ids come as numbers in older versions. */
const Webhook = z.object({
  type: z.string(),
  data: z.object({
    order: z.object({ order_id: ProviderWord }),
    payment: z.object({ cf_payment_id: z.union([ProviderWord, z.number()]), payment_status: ProviderWord }),
  }),
});

/**
 * The event in a webhook whose signature was checked.
 *
 * @returns undefined for a type that says nothing about a payment of an order
 */
export function readWebhook(body: Buffer): { key: string; attemptId: string } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  const { data: webhook } = Webhook.safeParse(json);
  if (!webhook) return undefined;
  const { order, payment } = webhook.data;
  return { key: `${payment.cf_payment_id} ${payment.payment_status}`, attemptId: order.order_id };
}
