/** Puts keyboard and reader at the start of the page now shown. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
