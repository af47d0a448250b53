import { useSyncExternalStore } from 'react';

const key = 'backoffice.slash';
const listeners = new Set<() => void>();

/** Whether `/` jumps to the search; it does unless the person switched it off in this browser. */
export const useSlashSetting = (): boolean => useSyncExternalStore(subscribe, readSlashSetting, () => true);

export const readSlashSetting = (): boolean => localStorage.getItem(key) !== 'off';

export function writeSlashSetting(on: boolean): void {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
