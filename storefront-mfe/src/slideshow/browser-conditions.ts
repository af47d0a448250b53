import { useSyncExternalStore } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants less motion; on the web server nobody does. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribeMotion,
    () => matchMedia(lessMotion).matches,
    () => false,
  );

/** Whether the page lies behind another tab. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );

function subscribeMotion(onChange: () => void): () => void {
  const list = matchMedia(lessMotion);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function subscribeVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
