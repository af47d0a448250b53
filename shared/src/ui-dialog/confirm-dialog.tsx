import { useId, type ReactNode } from 'react';
import MuiDialog from '@mui/material/Dialog';
import { Button } from '@aarohan/shared/ui';
import { OverlayHead } from './overlay-head.tsx';
import { Actions, Body, overlayPaper } from './overlay-parts.ts';

interface ConfirmDialogProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** the question */
  title: string;
  /** what follows from it */
  children?: ReactNode;
  /** what the confirming button does, in its own words: "Delete letter" */
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  pending?: boolean;
}

/** A question before something that cannot be undone. */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title,
  children,
  confirmLabel,
  tone = 'danger',
  pending = false,
}: ConfirmDialogProps) {
  const titleId = useId();
  return (
    <MuiDialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { ...overlayPaper, maxWidth: 440 } } }}
    >
      <OverlayHead id={titleId} title={title} onClose={onCancel} />
      {children && <Body>{children}</Body>}
      <Actions>
        <Button variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="contained" tone={tone} onClick={onConfirm} disabled={pending}>
          {confirmLabel}
        </Button>
      </Actions>
    </MuiDialog>
  );
}
