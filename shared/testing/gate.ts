/** Holds an answer back until the test has looked at the page: `await gate.opened` in the handler, `gate.open()` in the test. */
export function aGate(): { open: () => void; opened: Promise<void> } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
