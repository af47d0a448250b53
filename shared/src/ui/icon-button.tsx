import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { color, media, radius } from './tokens.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** what it does, in words; the accessible name and the tooltip */
  label: string;
  size?: 'small' | 'medium';
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, size = 'medium', type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} title={label} ownerState={{ size }} {...rest}>
      <Icon name={icon} />
    </Root>
  );
}

const side = { small: 36, medium: 44 };

const Root = styled('button')<{ ownerState: { size: 'small' | 'medium' } }>(({ ownerState: { size } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: side[size],
  height: side[size],
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  [media.hover]: { '&:hover': { background: 'rgb(87 91 112 / 12%)' } },
  [media.touch]: { width: 44, height: 44 },
  '&:disabled': { color: color.muted, opacity: 0.5, cursor: 'not-allowed' },
}));
