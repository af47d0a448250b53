import { Note, fontSize, keyframes, styled } from '@aarohan/shared/ui';
import { lazy, Suspense } from 'react';
import { useReducedMotion } from '../../slideshow/browser-conditions.ts';
import type { Outcome } from './result-rules.ts';

const Confetti = lazy(async () => {
  const part = await import(/* webpackChunkName: "confetti" */ './confetti.tsx').catch(() => undefined);
  // Without its confetti a result is as good.
  return { default: part?.Confetti ?? (() => null) };
});

/** What the grade means, in words; a celebration or a sad face beside them, which stands still for whoever wants that. */
export function ResultOutcome({ outcome }: { outcome: Outcome }) {
  const still = useReducedMotion();
  if (outcome === 'open') return null;
  if (outcome === 'passed') {
    return (
      <>
        <Note tone="success">Congratulations, you have passed the assessment.</Note>
        {!still && (
          <Suspense fallback={null}>
            <Confetti />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <>
      <Note tone="warning">
        {still && <StillFace aria-hidden="true">😢</StillFace>}
        You did not pass this time. Your mentor will help you prepare for the next attempt.
      </Note>
      {!still && (
        <Overlay aria-hidden="true" data-testid="sad-overlay">
          <span>😢</span>
        </Overlay>
      )}
    </>
  );
}

const passBy = keyframes({ '0%': { opacity: 0 }, '12%, 70%': { opacity: 1 }, '100%': { opacity: 0, visibility: 'hidden' } });
const sink = keyframes({ from: { transform: 'translateY(-24px)' }, to: { transform: 'none' } });

/** Lies over the page for a moment, and lets every press through. */
const Overlay = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 1200,
  display: 'grid',
  placeItems: 'center',
  background: 'rgb(22 24 47 / 32%)',
  fontSize: 'min(40vw, 200px)',
  lineHeight: 1,
  pointerEvents: 'none',
  animation: `${passBy} 3s both`,
  span: { animation: `${sink} 600ms ease-out both` },
});

const StillFace = styled('span')({ fontSize: fontSize.h2, lineHeight: 1 });
