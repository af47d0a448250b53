/** What a payment page was opened for. */
export interface OrderToPay {
  orderId: string | undefined;
  /** rupees, as the page before showed them; what is charged is told by the server */
  amount: number | undefined;
  /** whom the page before knew; decides nothing */
  userId: string | undefined;
}

/** Reads what the navigation carries (spec 2 §2), and where that is gone, in a new tab say, the address. */
export function readOrderToPay(state: unknown, address: URLSearchParams): OrderToPay {
  const carried = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  const given = (name: string): unknown => carried[name] ?? address.get(name);
  return { orderId: textOf(given('orderId')), amount: rupeesOf(given('amount')), userId: textOf(given('userId')) };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

function rupeesOf(value: unknown): number | undefined {
  const rupees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof rupees === 'number' && Number.isFinite(rupees) && rupees > 0 ? rupees : undefined;
}
