import MuiDialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { OverlayHead } from './overlay-head.tsx';
import { Actions, Body, overlayPaper } from './overlay-parts.ts';

interface DialogProps {
  open: boolean;
  /** called by Escape, the × and a press beside it */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** buttons, the primary one last */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

/** A question or a form above the page. Focus stays in it and goes back to where it came from. */
export function Dialog({ open, onClose, title, children, actions, size = 'medium' }: DialogProps) {
  const titleId = useId();
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      scroll="paper"
      slotProps={{ paper: { sx: { ...overlayPaper, maxWidth: widths[size] } } }}
    >
      <OverlayHead id={titleId} title={title} onClose={onClose} />
      <Body>{children}</Body>
      {actions && <Actions>{actions}</Actions>}
    </MuiDialog>
  );
}

const widths = { small: 440, medium: 600, large: 920 };
