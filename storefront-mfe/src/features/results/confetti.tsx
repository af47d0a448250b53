import { color, styled } from '@aarohan/shared/ui';
import { useState } from 'react';
import ReactConfetti from 'react-confetti';

/** spec 2 §9 */
const pieces = 400;
const colors = [color.primary, color.marigold, color.leaf, color.rose];

/** Falls once over the whole window and is gone. */
export function Confetti() {
  const [over, setOver] = useState(false);
  // The layout has no size to ask for before it is there: this part is loaded in a browser only.
  const [size] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  if (over) return null;
  return (
    <Sky aria-hidden="true">
      <ReactConfetti {...size} numberOfPieces={pieces} recycle={false} colors={colors} onConfettiComplete={() => setOver(true)} />
    </Sky>
  );
}

const Sky = styled('div')({ position: 'fixed', inset: 0, zIndex: 1200, pointerEvents: 'none' });
