import { useEffect, useState } from 'react';
import { usePageHidden, useReducedMotion } from './browser-conditions.ts';

/**
 * Slides that turn by themselves, but never under somebody's pointer or focus, in a hidden tab, or against their wish.
 *
 * @param slideTime milliseconds that a slide stays
 */
export function useSlideshow(count: number, slideTime: number) {
  const [{ index, byHand }, setShown] = useState({ index: 0, byHand: false });
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [held, setHeld] = useState(nobody);
  const reducedMotion = useReducedMotion();
  const pageHidden = usePageHidden();
  const playing = wish ? wish === 'play' : !reducedMotion;
  const running = playing && !held.byPointer && !held.byFocus && !pageHidden;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setShown({ index: (index + 1) % count, byHand: false }), slideTime);
    return () => clearTimeout(timer);
  }, [running, index, count, slideTime]);

  return {
    index,
    /** the last turn was somebody's, who wants to hear of it */
    byHand,
    playing,
    /** Goes to a slide; behind the last comes the first. */
    turnTo: (next: number) => setShown({ index: (next + count) % count, byHand: true }),
    toggle: () => {
      setWish(playing ? 'pause' : 'play');
      // Whoever presses Play has pointer and focus here, and wants to see it turn.
      setHeld(nobody);
    },
    /** Spread over the element that is not to turn while it is looked at. */
    hold: {
      onPointerEnter: () => setHeld((now) => ({ ...now, byPointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, byPointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, byFocus: true })),
      // Focus that only moves on comes back by the event that follows.
      onBlur: () => setHeld((now) => ({ ...now, byFocus: false })),
    },
  };
}

const nobody = { byPointer: false, byFocus: false };
