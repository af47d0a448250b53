import type { ProductDetails } from '@aarohan/shared/catalogue';
import { Card, color, fontSize, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';
import { FeeLines } from './fee-lines.tsx';

interface ProgramOfferProps {
  program: ProductDetails;
  /** what to do next */
  action: ReactNode;
}

/** What it costs, how long it takes and when, and the next thing to do. */
export const ProgramOffer = ({ program, action }: ProgramOfferProps) => (
  <Root as="section" aria-label="Fee and schedule">
    <Title>Program fee</Title>
    <FeeLines fees={program.fees} />
    {action}
    <Facts>
      <div>
        <dt>Duration</dt>
        <dd>{program.durationWeeks} weeks</dd>
      </div>
      <div>
        <dt>Class timing</dt>
        <dd>{program.classTiming}</dd>
      </div>
      <div>
        <dt>Mode</dt>
        <dd>{program.mode}</dd>
      </div>
    </Facts>
  </Root>
);

const Root = styled(Card)({ display: 'grid', gap: 20, padding: 24 });

const Title = styled('h2')({ '&&': { fontSize: fontSize.lead } });

const Facts = styled('dl')({
  display: 'grid',
  gap: 8,
  margin: 0,
  paddingTop: 16,
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.small,
  div: { display: 'flex', justifyContent: 'space-between', gap: 16 },
  dt: { flex: 'none', color: color.muted },
  dd: { textAlign: 'right', fontWeight: 600 },
});
