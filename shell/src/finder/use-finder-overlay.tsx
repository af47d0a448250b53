import { useState, type ReactNode } from 'react';
import { useLocation } from '@aarohan/shared/router';
import { FinderOverlay } from './finder-overlay.tsx';

interface Choice {
  category: string;
  /** the history entry of the page that it was made on */
  at: string;
}

/**
 * The overlay of a chosen category; it goes with the page that it was opened on.
 *
 * @param onLeave told when a course was chosen, whose page follows
 */
export function useFinderOverlay(onLeave?: () => void): { choose: (category: string) => void; overlay: ReactNode } {
  const { key } = useLocation();
  const [choice, setChoice] = useState<Choice>();
  const close = (): void => setChoice(undefined);
  const leave = (): void => {
    close();
    onLeave?.();
  };
  return {
    choose: (category) => setChoice({ category, at: key }),
    overlay: choice?.at === key && <FinderOverlay category={choice.category} onClose={close} onLeave={leave} />,
  };
}
