import type { ReactNode } from 'react';
import { Card, color, Container, media, styled } from '@aarohan/shared/ui';

/** One form on a card, in the middle. */
export const NarrowPage = ({ children }: { children: ReactNode }) => (
  <Container>
    <Sheet>{children}</Sheet>
  </Container>
);

const Sheet = styled(Card)({
  display: 'grid',
  gap: 16,
  maxWidth: 480,
  margin: '32px auto 56px',
  padding: 24,
  'h1 + p': { marginBottom: 8, color: color.muted },
  [media.desktop]: { margin: '64px auto 96px', padding: 40 },
});
