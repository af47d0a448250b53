/**
 * Sends values one at a time, in order. Of the values that come while one is on its way only the last
 * is sent, so fast clicks neither overtake each other nor pile up.
 *
 * `settled` hears the outcome of the last value only: what came before it no longer matters.
 */
export function createLatestSender<Value>(
  send: (value: Value) => Promise<void>,
  settled: { done: () => void; failed: (error: unknown) => void },
): (value: Value) => void {
  let waiting: { value: Value } | undefined;
  let busy = false;

  async function drain(): Promise<void> {
    busy = true;
    for (let next = take(); next; next = take()) {
      const tell = await outcomeOf(next.value);
      if (!waiting) tell();
    }
    busy = false;
  }

  const outcomeOf = (value: Value): Promise<() => void> =>
    send(value).then(
      () => settled.done,
      (error: unknown) => () => settled.failed(error),
    );

  function take() {
    const next = waiting;
    waiting = undefined;
    return next;
  }

  return (value) => {
    waiting = { value };
    if (!busy) void drain();
  };
}
