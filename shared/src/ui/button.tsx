import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@aarohan/shared/router';
import { buttonStyle, type ButtonLook } from './button-style.ts';

interface Content {
  children: ReactNode;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Content, Omit<ComponentProps<'button'>, 'children'> {}

/** Does something here. What leads elsewhere is a ButtonLink. */
export function Button({ variant, tone, size, fullWidth, startIcon, endIcon, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <ButtonRoot type={type} ownerState={{ variant, tone, size, fullWidth }} {...rest}>
      {startIcon}
      {children}
      {endIcon}
    </ButtonRoot>
  );
}

export interface ButtonLinkProps extends ButtonLook, Content, Omit<ComponentProps<typeof Link>, 'children'> {}

/** A link that looks like a button. */
export function ButtonLink({ variant, tone, size, fullWidth, startIcon, endIcon, children, ...rest }: ButtonLinkProps) {
  return (
    <LinkRoot ownerState={{ variant, tone, size, fullWidth }} {...rest}>
      {startIcon}
      {children}
      {endIcon}
    </LinkRoot>
  );
}

interface Drawn {
  ownerState: ButtonLook;
}

const ButtonRoot = styled('button')<Drawn>(({ ownerState }) => buttonStyle(ownerState));
const LinkRoot = styled(Link)<Drawn>(({ ownerState }) => buttonStyle(ownerState));
