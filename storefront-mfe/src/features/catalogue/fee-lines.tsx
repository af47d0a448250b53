import type { ProductDetails } from '@aarohan/shared/catalogue';
import { Money, color, fontSize, styled } from '@aarohan/shared/ui';

/** The fee of each kind of candidate, with the tax that is in it; one line where they pay the same. */
export const FeeLines = ({ fees: { student, professional } }: { fees: ProductDetails['fees'] }) => (
  <List>
    {student.gross === professional.gross ? (
      <FeeLine who="Students and professionals" fee={student} />
    ) : (
      <>
        <FeeLine who="Students" fee={student} />
        <FeeLine who="Professionals" fee={professional} />
      </>
    )}
  </List>
);

const FeeLine = ({ who, fee }: { who: string; fee: ProductDetails['fees']['student'] }) => (
  <Line>
    <dt>{who}</dt>
    <Gross>
      <Money rupees={fee.gross} />
    </Gross>
    <Split>
      <Money rupees={fee.net} /> + 18% GST <Money rupees={fee.tax} />
    </Split>
  </Line>
);

const List = styled('dl')({ display: 'grid', gap: 12, margin: 0 });

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 16px',
  alignItems: 'baseline',
  dt: { fontWeight: 600 },
  '& + &': { paddingTop: 12, borderTop: `1px solid ${color.line}` },
});

const Gross = styled('dd')({ fontSize: fontSize.h3, fontWeight: 800, letterSpacing: '-0.02em', lineHeight: 1.3 });
const Split = styled('dd')({ gridColumn: '1 / -1', fontSize: fontSize.small, color: color.muted });
