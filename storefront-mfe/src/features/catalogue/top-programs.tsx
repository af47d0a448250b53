import type { FeaturedProduct } from '@aarohan/shared/catalogue';
import { useQuery } from '@aarohan/shared/query';
import { StateMessage, VisuallyHidden } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';
import { ProgramCard } from './program-card.tsx';
import { ProgramCardSkeleton } from './program-card-skeleton.tsx';
import { ProgramGrid } from './program-grid.ts';
import { shownPrograms, topProgramsQuery } from './top-programs-query.ts';

interface TopProgramsProps {
  /** the action beside "View" on each card */
  actionFor: (program: FeaturedProduct) => ReactNode;
}

/** The first six of the top programs, or why they are not there. */
export function TopPrograms({ actionFor }: TopProgramsProps) {
  const { data, isError, isFetching, refetch } = useQuery({ ...topProgramsQuery(), throwOnError: false, retryOnMount: false });

  if (data) {
    if (data.products.length === 0) {
      return (
        <StateMessage tone="empty" icon="graduation" title="No programs are open right now">
          New batches are announced here. Please look again in a few days.
        </StateMessage>
      );
    }
    return (
      <ProgramGrid>
        {data.products.slice(0, shownPrograms).map((program) => (
          <ProgramCard key={program._id} program={program} action={actionFor(program)} />
        ))}
      </ProgramGrid>
    );
  }
  if (isError) {
    return (
      <StateMessage tone="error" title="Failed to load courses" onRetry={() => void refetch()} retrying={isFetching}>
        The list of programs did not arrive. The rest of the page works.
      </StateMessage>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">Loading programs…</VisuallyHidden>
      <ProgramGrid aria-hidden="true">
        {Array.from({ length: shownPrograms }, (_, index) => (
          <ProgramCardSkeleton key={index} />
        ))}
      </ProgramGrid>
    </>
  );
}
