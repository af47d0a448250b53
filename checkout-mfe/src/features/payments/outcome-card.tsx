import type { ReactNode, Ref } from 'react';
import { color, fontSize, Icon, keyframes, styled, type IconName } from '@aarohan/shared/ui';
import type { Outcome } from './outcome-rules.ts';
import { Sheet } from './payment-layout.ts';

interface OutcomeCardProps {
  outcome: Outcome;
  title: string;
  /** why, or what is being waited for */
  reason?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** What came of a payment: a picture, a sentence, and below it what happens next. */
export const OutcomeCard = ({ outcome, title, reason, headingRef, children }: OutcomeCardProps) => (
  <Sheet aria-busy={outcome === 'open'}>
    <Head role={outcome === 'failed' ? 'alert' : 'status'}>
      <Picture role="img" aria-label={pictures[outcome].label} data-outcome={outcome}>
        <Icon name={pictures[outcome].icon} size={48} />
      </Picture>
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {reason !== undefined && <p>{reason}</p>}
    </Head>
    {children}
  </Sheet>
);

const pictures: Record<Outcome, { icon: IconName; label: string }> = {
  paid: { icon: 'check-circle', label: 'Success' },
  open: { icon: 'clock', label: 'In progress' },
  failed: { icon: 'alert', label: 'Failure' },
};

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const Head = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  h1: { fontSize: fontSize.h2 },
  p: { maxWidth: '52ch', color: color.muted },
});

const Picture = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 96,
  borderRadius: '50%',
  '&[data-outcome="paid"]': { background: color.leafTint, color: color.leaf },
  '&[data-outcome="failed"]': { background: color.roseTint, color: color.rose },
  '&[data-outcome="open"]': { background: color.primaryTint, color: color.primary },
  '@media (prefers-reduced-motion: no-preference)': { '&[data-outcome="open"]': { animation: `${breathe} 2s ease-in-out infinite` } },
});
