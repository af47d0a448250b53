import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Code that is fetched when it is wanted, in the browser only. Unlike `lazy` it takes nothing down when it does not
 * come, and is fetched again when it is wanted again.
 *
 * @param load the same function each time
 */
export function usePart<T>(wanted: boolean, load: () => Promise<T>, onFailure: () => void): T | undefined {
  const [part, setPart] = useState<{ loaded: T }>();
  const fail = useEffectEvent(onFailure);
  const missing = wanted && !part;

  useEffect(() => {
    if (!missing) return;
    let left = false;
    load().then(
      (loaded) => {
        if (!left) setPart({ loaded });
      },
      () => {
        if (!left) fail();
      },
    );
    return () => {
      left = true;
    };
  }, [missing, load]);

  return part?.loaded;
}
