import { Icon, color, radius, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';

interface BrochureNoteProps {
  tone: 'success' | 'warning';
  children: ReactNode;
}

/** What came of the request. */
export const BrochureNote = ({ tone, children }: BrochureNoteProps) => (
  <Root role={tone === 'success' ? 'status' : 'alert'} data-tone={tone}>
    <Icon name={tone === 'success' ? 'check-circle' : 'alert'} />
    {children}
  </Root>
);

const Root = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '14px 16px',
  border: '1px solid',
  borderRadius: radius.control,
  fontWeight: 600,
  lineHeight: 1.45,
  '&[data-tone="success"]': { borderColor: color.leaf, background: color.leafTint, color: color.leaf },
  '&[data-tone="warning"]': { borderColor: color.marigold, background: color.marigoldTint, color: color.ink },
});
