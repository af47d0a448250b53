import type { ReactNode } from 'react';
import { color, Icon, radius, styled } from '@aarohan/shared/ui';

/** Says in the page that something worked. */
export const SuccessNote = ({ children }: { children: ReactNode }) => (
  <Root role="status">
    <Icon name="check-circle" />
    {children}
  </Root>
);

const Root = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '14px 16px',
  border: `1px solid ${color.leaf}`,
  borderRadius: radius.control,
  background: color.leafTint,
  color: color.leaf,
  fontWeight: 600,
});
