import { useEffect, useState } from 'react';

/** milliseconds after which waiting asks for an explanation */
const patience = 30_000;

/** Whether something has been waited for so long that the visitor should be told what to do. */
export function useLongWait(waiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [waiting]);
  return waiting && isLong;
}
