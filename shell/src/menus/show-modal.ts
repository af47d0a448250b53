let shown = 0;

/**
 * Opens a dialog over the page and holds the page behind it still; dialogs may lie upon each other.
 *
 * @returns undoes both, and gives the focus back to where it came from
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  dialog.showModal();
  holdPage(1);
  return () => {
    holdPage(-1);
    dialog.close();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

function holdPage(change: 1 | -1): void {
  shown += change;
  document.body.style.overflow = shown > 0 ? 'hidden' : '';
}
