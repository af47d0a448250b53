declare global {
  /** what was pressed or sent before any code was there; the document's head script sets it */
  var earlyTap: Element | undefined;
}

/**
 * Remembers the last button that was pressed (or the form that was sent by Enter) before the page could answer, and
 * presses it again when it can. Links need no such help: they navigate.
 *
 * @returns call it when the page is alive
 */
export function keepEarlyTap(root: HTMLElement): () => void {
  let tapped = globalThis.earlyTap;

  const onTap = ({ type, target }: Event): void => {
    const button = target instanceof Element ? target.closest(type === 'submit' ? 'form' : 'button') : null;
    // React brings a part to life at once when somebody presses it and its code is there; then it has answered already.
    if (button)
      setTimeout(() => {
        if (!isAlive(button)) tapped = button;
      });
  };
  root.addEventListener('click', onTap, true);
  root.addEventListener('submit', onTap, true);

  return () => {
    root.removeEventListener('click', onTap, true);
    root.removeEventListener('submit', onTap, true);
    globalThis.earlyTap = undefined;
    if (tapped?.isConnected) press(tapped);
  };
}

function press(element: Element): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLElement) element.click();
}

/** React marks an element when it takes it over. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'));
