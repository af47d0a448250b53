import { useEffect, useState, type ComponentType } from 'react';
import { useNotices } from '@aarohan/shared/notices';
import type { ToastsProps } from './toasts.tsx';

/** The toasts' code is fetched when the first notice wants to be shown; a failed fetch is tried again with the next one. */
export function ToastHost({ nonce }: { nonce?: string }) {
  const waiting = useNotices((notices) => notices.waiting);
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>();

  useEffect(() => {
    if (waiting.length === 0 || Toasts) return;
    import(/* webpackChunkName: "toasts" */ './toasts.tsx').then(
      (module) => setToasts(() => module.Toasts),
      () => undefined,
    );
  }, [waiting, Toasts]);

  return Toasts ? <Toasts nonce={nonce} /> : null;
}
