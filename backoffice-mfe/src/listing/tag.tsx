import type { ReactNode } from 'react';
import { color, styled } from '@aarohan/shared/ui';

interface TagProps {
  tone: 'primary' | 'accent' | 'success' | 'error' | 'plain';
  children: ReactNode;
}

/** A kind or a state, told apart by word and colour. */
export const Tag = ({ tone, children }: TagProps) => <Root data-tone={tone}>{children}</Root>;

const Root = styled('span')({
  padding: '2px 8px',
  borderRadius: 999,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&[data-tone="primary"]': { background: color.primaryTint, color: color.primary },
  '&[data-tone="accent"]': { background: color.marigoldTint, color: color.ink },
  '&[data-tone="success"]': { background: color.leafTint, color: color.leaf },
  '&[data-tone="error"]': { background: color.roseTint, color: color.rose },
  '&[data-tone="plain"]': { background: color.paper, color: color.muted },
});
