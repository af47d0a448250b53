import type { FeaturedProduct } from '@aarohan/shared/catalogue';
import { useSlowQuery } from '@aarohan/shared/query';
import { StateMessage } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';
import { ProgramCard } from './program-card.tsx';
import { ProgramGrid } from './program-grid.ts';
import { ProgramsSkeleton } from './programs-skeleton.tsx';
import { shownPrograms, topProgramsQuery } from './top-programs-query.ts';

interface TopProgramsProps {
  /** the action beside "View" on each card */
  actionFor: (program: FeaturedProduct) => ReactNode;
}

/** The first six of the top programs, or why they are not there. */
export function TopPrograms({ actionFor }: TopProgramsProps) {
  const { data, isError, isFetching, refetch } = useSlowQuery({ ...topProgramsQuery(), throwOnError: false, retryOnMount: false });

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
  return <ProgramsSkeleton />;
}
