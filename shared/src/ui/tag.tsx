import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from './tokens.ts';

interface TagProps {
  children: ReactNode;
  tone?: 'neutral' | 'primary' | 'next' | 'success' | 'error';
}

/** A word about a thing: its mode, its status. Status tones come with an icon or a word that says it too. */
export const Tag = ({ children, tone = 'neutral' }: TagProps) => <Root ownerState={{ tone }}>{children}</Root>;

const tones = {
  neutral: { background: color.paper, color: color.muted, borderColor: color.line },
  primary: { background: color.primaryTint, color: color.primary },
  next: { background: color.marigoldTint, color: color.ink },
  success: { background: color.leafTint, color: color.leaf },
  error: { background: color.roseTint, color: color.rose },
};

const Root = styled('span')<{ ownerState: { tone: keyof typeof tones } }>(({ ownerState }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '3px 10px',
  border: '1px solid transparent',
  borderRadius: 999,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  ...tones[ownerState.tone],
}));
