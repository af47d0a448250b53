import { useEffect } from 'react';
import { Slide, toast, ToastContainer } from 'react-toastify';
import { takeNotice, useNotices, type Notice } from '@aarohan/shared/notices';
import { ToastLook } from './toast-look.ts';

export interface ToastsProps {
  nonce?: string;
}

/** Toasts with the spec's numbers (spec 1 §9). */
export function Toasts({ nonce }: ToastsProps) {
  const waiting = useNotices((notices) => notices.waiting);

  useEffect(() => {
    for (const notice of waiting) {
      showToast(notice);
      takeNotice(notice.id);
    }
  }, [waiting]);

  return (
    <ToastLook>
      <ToastContainer
        nonce={nonce}
        position="top-right"
        autoClose={5000}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        transition={Slide}
        closeOnClick={false}
      />
    </ToastLook>
  );
}

/** The same sentence twice at a time is one toast: quick clicks would pile it up. */
function showToast({ tone, text, autoClose }: Notice): void {
  toast(text, {
    toastId: `${tone} ${text}`,
    type: tone,
    role: tone === 'error' || tone === 'warning' ? 'alert' : 'status',
    ...(autoClose === undefined ? {} : { autoClose }),
  });
}
