import type { ReactNode } from 'react';
import { Card, color, Container, Icon, media, styled, TextLink } from '@aarohan/shared/ui';

interface RegistrationSheetProps {
  title: string;
  /** one sentence */
  lead: string;
  children: ReactNode;
}

/** One registration on a card, with the way back to the job posts. */
export const RegistrationSheet = ({ title, lead, children }: RegistrationSheetProps) => (
  <Container>
    <Sheet>
      <Back to="/campus_drive">
        <Icon name="arrow-left" size={18} />
        Back to the job posts
      </Back>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </Sheet>
  </Container>
);

const Sheet = styled(Card)({
  display: 'grid',
  gap: 16,
  maxWidth: 640,
  margin: '32px auto 56px',
  padding: 24,
  'h1 + p': { marginBottom: 8, color: color.muted },
  [media.desktop]: { margin: '64px auto 96px', padding: 40 },
});
const Back = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  justifySelf: 'start',
  [media.touch]: { minHeight: 44 },
});
