import { useEffect, useState, type RefObject } from 'react';
import { showModal } from '../menus/show-modal.ts';
import { desktop } from './widths.ts';

/** Opens a dialog over the page, and closes it where the screen becomes wide. */
export function useNarrowPanel(dialog: RefObject<HTMLDialogElement | null>): { open: boolean; show: () => void; hide: () => void } {
  const [open, setOpen] = useState(false);
  const hide = (): void => setOpen(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const wide = window.matchMedia(desktop);
    const undo = showModal(element);
    wide.addEventListener('change', hide);
    return () => {
      wide.removeEventListener('change', hide);
      undo();
    };
  }, [open, dialog]);

  return { open, show: () => setOpen(true), hide };
}
