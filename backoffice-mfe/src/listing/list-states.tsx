import type { ReactNode } from 'react';
import { ListFailure } from './list-failure.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

interface ListStatesProps {
  /** the list itself, when it is there */
  children: ReactNode;
  error: Error | null;
  /** what is listed: `registered users` */
  what: string;
  isWide: boolean;
  onRetry: () => void;
}

/** The list, or why it is not there: it is on its way or did not come. */
export function ListStates({ children, error, what, isWide, onRetry }: ListStatesProps) {
  if (children) return children;
  if (!error) return <ListSkeleton isWide={isWide} what={what} />;
  return <ListFailure error={error} what={what} onRetry={onRetry} />;
}
