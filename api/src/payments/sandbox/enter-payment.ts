import { randomInt } from 'node:crypto';
import type { Tx } from '../../db/db.ts';
import type { Rail } from '../gateway.ts';
import { insertPayment, setOrderStatus } from './sandbox-store.ts';
import type { SandboxPayment } from './sandbox-tables.ts';

/** Enters a payment in the vendor's book, with what it makes of its order. */
export async function enterPayment(tx: Tx, payment: Omit<SandboxPayment, 'number' | 'refunded'>): Promise<void> {
  await insertPayment(tx, payment);
  if (payment.status === 'SUCCESS') await setOrderStatus(tx, payment.rail, payment.orderId, 'PAID');
}

/** Ids look as the vendors' do; a UPI reference has twelve digits. */
export function newPayment(rail: Rail): { rail: Rail; id: string } {
  const digits = String(randomInt(100_000_000_000, 1_000_000_000_000));
  return { rail, id: rail === 'payu' ? `403993${digits}` : digits };
}
