import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from '@aarohan/shared/router';

const address = '/super30_details';

/** A button, as the spec has it (spec 1 §2). */
export function Super30Button({ onClick, ...rest }: Omit<ComponentProps<'button'>, 'children' | 'type'>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <button
      {...rest}
      type="button"
      aria-current={pathname === address ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event);
        void navigate(address);
      }}
    >
      Super30
    </button>
  );
}
