import { createHash } from 'node:crypto';
import type { Clock } from './clock.ts';

export interface KeptAnswer {
  /** serialised */
  text: string;
  /** `ETag` */
  tag: string;
}
export type KeptAnswers = (key: string, make: () => Promise<string>) => Promise<KeptAnswer>;

const most = 500;

/**
 * Keeps answers that are the same for everybody, serialised, for a few seconds in this process: a change shows that
 * much later. Whoever asks while one is being made waits for it; a failure is not kept. The oldest makes room.
 */
export function keepAnswers(clock: Clock, seconds: number): KeptAnswers {
  const kept = new Map<string, { until: Date; answer: Promise<KeptAnswer> }>();
  return (key, make) => {
    const known = kept.get(key);
    if (known && known.until > clock.now()) return known.answer;
    const answer = make().then((text) => ({ text, tag: tagOf(text) }));
    const entry = { until: new Date(clock.now().getTime() + seconds * 1000), answer };
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
    // A slow failure leaves alone what was made after it.
    answer.catch(() => kept.get(key) === entry && kept.delete(key));
    return answer;
  };
}

export const tagOf = (payload: string | Buffer): string => `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
