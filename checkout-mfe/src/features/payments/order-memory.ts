const keyOf = (transactionId: string): string => `payment ${transactionId}`;

/** Notes which order a transaction is for, so that the page that tells of a failure can lead back to it. As long as the tab lives. */
export function rememberOrder(transactionId: string, orderId: string): void {
  try {
    sessionStorage.setItem(keyOf(transactionId), orderId);
  } catch {
    // A browser may refuse its storage; the order is then reached by Back.
  }
}

export function recallOrder(transactionId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(transactionId)) ?? undefined;
  } catch {
    return undefined;
  }
}
