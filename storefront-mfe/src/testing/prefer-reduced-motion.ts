/** Says what the visitor prefers: jsdom has no media queries. */
export function preferReducedMotion(matches: boolean): void {
  globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
}
