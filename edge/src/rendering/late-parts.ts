/** Markup that follows a page, as it comes. */
export interface LateParts {
  push: (markup: string) => void;
  end: () => void;
  parts: AsyncIterable<string>;
}

/** @param onLeave called if the reader goes away before the end */
export function createLateParts(onLeave: () => void): LateParts {
  const waiting: string[] = [];
  let over = false;
  let wake = () => {};

  const next = async (): Promise<IteratorResult<string, undefined>> => {
    while (waiting.length === 0 && !over) await new Promise<void>((resolve) => (wake = resolve));
    const value = waiting.shift();
    return value === undefined ? { done: true, value } : { done: false, value };
  };
  const end = () => {
    over = true;
    wake();
  };
  const leave = () => {
    waiting.length = 0;
    if (!over) {
      end();
      onLeave();
    }
    return Promise.resolve({ done: true as const, value: undefined });
  };

  return {
    push: (markup) => {
      if (over) return;
      waiting.push(markup);
      wake();
    },
    end,
    // Not a generator: its `return` would wait for the part that never comes.
    parts: { [Symbol.asyncIterator]: () => ({ next, return: leave }) },
  };
}
