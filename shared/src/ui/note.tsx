import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { color, radius } from './tokens.ts';

/** Says in the page what came of something, beside where it was done: a success politely, a warning at once. */
export const Note = ({ tone, children }: { tone: 'success' | 'warning'; children: ReactNode }) => (
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
