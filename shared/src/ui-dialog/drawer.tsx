import MuiDrawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { OverlayHead } from './overlay-head.tsx';
import { Body } from './overlay-parts.ts';

interface DrawerProps {
  open: boolean;
  /** called by Escape, the × and a press beside it */
  onClose: () => void;
  title: string;
  children: ReactNode;
  side?: 'left' | 'right';
  /** px; never wider than the screen */
  width?: number;
}

/** A panel from the side, a dialog like the others. */
export function Drawer({ open, onClose, title, children, side = 'right', width = 400 }: DrawerProps) {
  const titleId = useId();
  return (
    <MuiDrawer
      open={open}
      onClose={onClose}
      anchor={side}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width, maxWidth: '100%', boxShadow: '0 24px 64px rgb(22 24 47 / 28%)' },
        },
      }}
    >
      <OverlayHead id={titleId} title={title} onClose={onClose} />
      <Body>{children}</Body>
    </MuiDrawer>
  );
}
