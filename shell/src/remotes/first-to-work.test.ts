import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { firstToWork, type Attempt } from './first-to-work.ts';

const fails = (): Promise<string> => Promise.reject(new Error('404'));
const hangs = (): Promise<string> => new Promise(() => undefined);
const comesAfter = (milliseconds: number, value: string) => (): Promise<string> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
const attempt = (run: () => Promise<string>, patience = 4000): Attempt<string> => ({ run: jest.fn(run), patience });

describe('firstToWork', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('When an attempt fails, then the next one starts at once', async () => {
    const { value, winner, failures } = await firstToWork([attempt(fails), attempt(() => Promise.resolve('second'))]);

    expect({ value, winner }).toEqual({ value: 'second', winner: 1 });
    expect(failures.get(0)).toMatchObject({ kind: 'unreachable', message: '404' });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('When an attempt hangs, then the next one starts when its patience is over', async () => {
    const second = attempt(() => Promise.resolve('second'));
    const outcome = firstToWork([attempt(hangs, 4000), second]);

    await jest.advanceTimersByTimeAsync(3999);
    expect(second.run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);

    expect(await outcome).toMatchObject({ value: 'second', winner: 1 });
  });

  test('When a slow attempt still arrives before the next one, then it counts', async () => {
    const outcome = firstToWork([attempt(comesAfter(4500, 'slow'), 4000), attempt(hangs, 1500)]);

    await jest.advanceTimersByTimeAsync(4500);

    expect(await outcome).toMatchObject({ value: 'slow', winner: 0 });
  });

  test('When nothing ever comes, then it ends with the last patience and says that each timed out', async () => {
    const attempts = [attempt(hangs, 4000), attempt(hangs, 1500), attempt(hangs, 2500)];
    const failure = firstToWork(attempts).catch((error: unknown) => error);

    await jest.advanceTimersByTimeAsync(8000);

    expect(await failure).toMatchObject({
      name: 'NoneWorked',
      failures: new Map([0, 1, 2].map((position) => [position, expect.objectContaining({ kind: 'timeout' })])),
    });
  });

  test('When a late attempt fails after another one worked, then nobody hears of it', async () => {
    const late = (): Promise<string> => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 5000));
    const outcome = firstToWork([attempt(late, 4000), attempt(() => Promise.resolve('second'))]);

    await jest.advanceTimersByTimeAsync(6000);

    expect(await outcome).toMatchObject({ value: 'second' });
  });
});
