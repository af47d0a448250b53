import { useEffect, useRef } from 'react';
import { useQueryClient } from '@aarohan/shared/query';
import { useRevalidator } from '@aarohan/shared/router';
import { focusHeading } from '../frame/focus-heading.ts';

/**
 * Loads the page again in place: its code, its calls, its loader. Calls that failed are dropped
 * first, because a page that reads one would throw its old error again. When the page is there, it
 * gets the focus that the button had.
 */
export function useRetry(before?: () => void): { retry: () => void; retrying: boolean } {
  const { revalidate, state } = useRevalidator();
  const queryClient = useQueryClient();
  const wasPressed = useRef(false);

  useEffect(
    () => () => {
      if (wasPressed.current) focusHeading();
    },
    [],
  );

  const retry = (): void => {
    wasPressed.current = true;
    before?.();
    queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
    void revalidate();
  };
  return { retry, retrying: state === 'loading' };
}
