import { useEffect, useEffectEvent } from 'react';
import { readSlashSetting } from './slash-setting.ts';

/** Calls back when `/` is pressed outside a field; the person can switch it off (WCAG 2.2, 2.1.4). */
export function useSlashKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isBareSlash(event) || isTyping(event.target) || !readSlashSetting()) return;
      event.preventDefault();
      press();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const isBareSlash = (event: KeyboardEvent): boolean => event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]') !== null;
