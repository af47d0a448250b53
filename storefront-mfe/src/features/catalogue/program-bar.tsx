import type { ProductDetails } from '@aarohan/shared/catalogue';
import { Money, color, fontSize, media, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';

interface ProgramBarProps {
  program: ProductDetails;
  action: ReactNode;
}

/** The offer on a phone: what it costs and the next thing to do, always at hand. */
export const ProgramBar = ({ program, action }: ProgramBarProps) => (
  <Root>
    <p>
      <Amount>
        <Money rupees={Math.min(program.fees.student.gross, program.fees.professional.gross)} />
      </Amount>
      <Note>{program.fees.student.gross === program.fees.professional.gross ? 'incl. 18% GST' : 'students, incl. GST'}</Note>
    </p>
    {action}
  </Root>
);

const Root = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '10px 16px max(10px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: '0 -8px 24px rgb(22 24 47 / 8%)',
  [media.desktop]: { display: 'none' },
  [media.print]: { display: 'none' },
});

const Amount = styled('span')({ display: 'block', fontSize: fontSize.lead, fontWeight: 800, letterSpacing: '-0.02em', lineHeight: 1.2 });
const Note = styled('span')({ fontSize: fontSize.small, color: color.muted, lineHeight: 1.2 });
