import { useId } from 'react';
import { color, fontSize, Money, styled } from '@aarohan/shared/ui';
import { gstPercent, toRupees, type TaxedAmount } from '@aarohan/shared/money';
import { SummaryCard } from './cart-layout.ts';
import { ContinueShopping } from './continue-shopping.tsx';

interface CartSummaryProps {
  /** paise */
  total: TaxedAmount;
  /** The server has not confirmed these amounts yet. */
  isEstimate: boolean;
}

/** What is to pay, with its GST split. */
export function CartSummary({ total, isEstimate }: CartSummaryProps) {
  const headingId = useId();
  return (
    <SummaryCard as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>Summary</h2>
      <Amounts aria-busy={isEstimate}>
        <Amount label="Price before GST" paise={total.net} />
        <Amount label={`GST ${gstPercent}%`} paise={total.tax} />
        <Amount label="Total" paise={total.gross} />
      </Amounts>
      <Note role="status">{isEstimate ? 'Saving your change…' : `Prices include ${gstPercent}% GST.`}</Note>
      <ContinueShopping />
    </SummaryCard>
  );
}

const Amount = ({ label, paise }: { label: string; paise: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Money rupees={toRupees(paise)} />
    </dd>
  </div>
);

const Amounts = styled('dl')({
  display: 'grid',
  gap: 8,
  transition: 'color 150ms',
  '&[aria-busy="true"] dd': { color: color.muted },
  div: { display: 'flex', justifyContent: 'space-between', gap: 16 },
  dt: { color: color.muted },
  'div:last-of-type': {
    marginTop: 8,
    paddingTop: 16,
    borderTop: `1px solid ${color.line}`,
    fontSize: fontSize.h3,
    fontWeight: 800,
    alignItems: 'baseline',
  },
  'div:last-of-type dt': { color: color.ink, fontSize: fontSize.body },
});
const Note = styled('p')({ fontSize: fontSize.small, color: color.muted });
