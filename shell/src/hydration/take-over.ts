import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import type { QueryClient } from '@aarohan/shared/query';
import { keepEarlyInput } from './early-input.ts';
import { keepEarlyTap } from './early-tap.ts';
import { onLateAnswers, type Answers } from './page-data.ts';
import { whenPageShown } from './page-shown.ts';
import { reportRecovery } from './report-recovery.ts';

/** Brings the web server's markup to life. As a transition, so that taps and typing come first. */
export function takeOver(root: HTMLElement, site: ReactNode, hasRemoteFailed: () => boolean): void {
  // What was typed first, so that a form that was sent early has it.
  whenPageShown(keepEarlyInput(root));
  whenPageShown(keepEarlyTap(root));
  startTransition(() => void hydrateRoot(root, site, { onRecoverableError: reportRecovery(hasRemoteFailed) }));
}

/** Draws the site in place of whatever the web server left there. */
export const drawAnew = (root: HTMLElement, site: ReactNode): void => createRoot(root).render(site);

/** Puts the answers that the page was drawn with into the cache, also those of parts that are still on their way. */
export function takeAnswers(queryClient: QueryClient, answers: Answers): void {
  const take = (all: Answers): void => {
    for (const [key, answer] of all) queryClient.setQueryData(key, answer);
  };
  take(answers);
  onLateAnswers(take);
}

/** What loaders refused with on the web server, as the router wants to have it back. */
export const refusals = (statuses: Record<string, number>): Record<string, unknown> | null => {
  const errors = Object.entries(statuses).map(([id, status]) => [id, new ErrorResponse(status, undefined, null)] as const);
  return errors.length > 0 ? Object.fromEntries(errors) : null;
};
