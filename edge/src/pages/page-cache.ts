import { LRUCache } from 'lru-cache';
import { leave } from './draw-page.ts';
import { type DrawnAt, freshness } from './page-cache-rules.ts';
import type { PageAnswer, WholeDocument } from './render-document.ts';

/** Bytes of all documents together. */
const largest = 32 * 1024 * 1024;
const keptStatuses = [200, 404];

interface PageCacheParts {
  /** milliseconds */
  now: () => number;
  onLookup: (result: 'hit' | 'stale' | 'miss') => void;
}

interface Place {
  /** State of the site; with another one everything is forgotten. */
  site: string;
  /** Tells the states of the site apart as well: a drawing may outlast one. */
  key: string;
}

type Kept = DrawnAt & { answer: WholeDocument };

const isKept = (answer: PageAnswer): answer is WholeDocument => answer.kind === 'whole' && keptStatuses.includes(answer.status);

const isLess = (answer: PageAnswer): boolean => answer.kind === 'streaming' || (answer.kind === 'whole' && answer.faulty);

/** Documents that everybody gets, for a short time, so that however many visitors come, a page is drawn every few seconds. */
export function createPageCache({ now, onLookup }: PageCacheParts) {
  const kept = new LRUCache<string, Kept>({ maxSize: largest, sizeCalculation: ({ answer }) => answer.html.length });
  const underWay = new Map<string, Promise<PageAnswer>>();
  let site = '';

  const keep = ({ key }: Place, answer: PageAnswer) => {
    const before = kept.get(key);
    // What is good is not given up for what is less, as long as it may be answered.
    if (before && isLess(answer) && freshness(before, now()) !== 'expired') before.failedAt = now();
    else if (isKept(answer)) kept.set(key, { answer, drawnAt: now(), faulty: answer.faulty });
    else kept.delete(key);
  };

  const draw = async (place: Place, make: () => Promise<PageAnswer>): Promise<PageAnswer> => {
    try {
      const drawing = make();
      underWay.set(place.key, drawing);
      const answer = await drawing;
      keep(place, answer);
      return answer;
    } finally {
      underWay.delete(place.key);
    }
  };

  const drawAnew = async (place: Place, make: () => Promise<PageAnswer>) => {
    if (underWay.has(place.key)) return;
    const answer = await draw(place, make);
    if (answer.kind === 'streaming') await leave(answer.late);
  };

  const drawOnce = async (place: Place, make: () => Promise<PageAnswer>): Promise<PageAnswer> => {
    const shared = underWay.get(place.key);
    if (!shared) return draw(place, make);
    const answer = await shared;
    // Late parts can be read once, by who asked first.
    return answer.kind === 'streaming' ? make() : answer;
  };

  return {
    find: async (place: Place, make: () => Promise<PageAnswer>): Promise<PageAnswer> => {
      if (place.site !== site) {
        site = place.site;
        kept.clear();
      }
      const found = kept.get(place.key);
      const state = found ? freshness(found, now()) : 'expired';
      if (!found || state === 'expired') {
        onLookup('miss');
        return drawOnce(place, make);
      }
      onLookup(state === 'fresh' ? 'hit' : 'stale');
      // Whoever asks once this is expired gets to know what went wrong.
      if (state === 'stale') void drawAnew(place, make).catch(() => undefined);
      return found.answer;
    },
  };
}
