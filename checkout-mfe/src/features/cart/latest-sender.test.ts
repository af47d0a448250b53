import { describe, expect, test } from '@jest/globals';
import { createLatestSender } from './latest-sender.ts';

function aSender() {
  const log: string[] = [];
  const answers: { yes: () => void; no: () => void }[] = [];
  const send = createLatestSender(
    (value: number) =>
      new Promise<void>((resolve, reject) => {
        log.push(`send ${value}`);
        answers.push({ yes: resolve, no: () => reject(new Error('no')) });
      }),
    { done: () => log.push('done'), failed: () => log.push('failed') },
  );
  const answer = async (outcome: 'yes' | 'no') => {
    answers.shift()?.[outcome]();
    await flushed();
  };
  return { log, send, answer };
}

/** All promises that were settled have told their followers. */
async function flushed(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

describe('the sender of the latest value', () => {
  test('When values come fast, then one is on its way at a time and only the last waiting one follows', async () => {
    const { log, send, answer } = aSender();
    [2, 3, 4].forEach(send);
    expect(log).toEqual(['send 2']);

    await answer('yes');
    expect(log).toEqual(['send 2', 'send 4']);

    await answer('yes');
    expect(log).toEqual(['send 2', 'send 4', 'done']);
  });

  test('When a value fails while a later one waits, then only the later one’s outcome is told', async () => {
    const { log, send, answer } = aSender();
    [2, 3].forEach(send);
    await answer('no');
    await answer('yes');

    expect(log).toEqual(['send 2', 'send 3', 'done']);
  });

  test('When the last value fails, then that is told and the next one is sent again', async () => {
    const { log, send, answer } = aSender();
    send(2);
    await answer('no');
    send(3);
    await answer('yes');

    expect(log).toEqual(['send 2', 'failed', 'send 3', 'done']);
  });
});
