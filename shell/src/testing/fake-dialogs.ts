/**
 * jsdom has dialogs, but cannot open them. These do as a browser does: the first button gets the focus, and Escape
 * closes the uppermost one.
 */
export function fakeDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('button')?.focus();
      this.addEventListener('keydown', closeByEscape);
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(window, { matchMedia: () => new EventTarget() });
}

function closeByEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}
