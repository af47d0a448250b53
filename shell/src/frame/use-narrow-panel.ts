import { useEffect, useState, type RefObject } from 'react';
import { desktop } from './widths.ts';

/** Opens a dialog over the page, holds the page behind it still, and closes it where the screen becomes wide. */
export function useNarrowPanel(dialog: RefObject<HTMLDialogElement | null>): { open: boolean; show: () => void; hide: () => void } {
  const [open, setOpen] = useState(false);
  const hide = (): void => setOpen(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const wide = window.matchMedia(desktop);
    const wasOverflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    element.showModal();
    wide.addEventListener('change', hide);
    return () => {
      wide.removeEventListener('change', hide);
      document.body.style.overflow = wasOverflow;
      element.close();
    };
  }, [open, dialog]);

  return { open, show: () => setOpen(true), hide };
}
