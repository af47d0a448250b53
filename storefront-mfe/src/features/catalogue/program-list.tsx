import type { FeaturedProduct } from '@aarohan/shared/catalogue';
import { useSlowQuery } from '@aarohan/shared/query';
import { StateMessage, styled } from '@aarohan/shared/ui';
import { useRef, type ReactNode } from 'react';
import { ProgramCard } from './program-card.tsx';
import { ProgramGrid } from './program-grid.ts';
import type { topProgramsQuery } from './top-programs-query.ts';

interface ProgramListProps {
  query: ReturnType<typeof topProgramsQuery>;
  /** how many of them; all, unless said */
  shown?: number;
  /** the action beside "View" on each card */
  actionFor: (program: FeaturedProduct) => ReactNode;
  skeleton: ReactNode;
  empty: { title: string; text: string };
  failure: { title: string; text: string };
}

/** Programs as cards, or why they are not there. */
export function ProgramList({ query, shown, actionFor, skeleton, empty, failure }: ProgramListProps) {
  const { data, isError, refetch } = useSlowQuery({ ...query, throwOnError: false, retryOnMount: false });
  const region = useRef<HTMLDivElement>(null);

  function retry() {
    // The Retry button goes away; focus must not fall off the page with it.
    region.current?.focus();
    void refetch();
  }

  return (
    <Region ref={region} tabIndex={-1}>
      {data && data.products.length > 0 && (
        <ProgramGrid>
          {data.products.slice(0, shown).map((program) => (
            <ProgramCard key={program._id} program={program} action={actionFor(program)} />
          ))}
        </ProgramGrid>
      )}
      {data?.products.length === 0 && (
        <StateMessage tone="empty" icon="graduation" title={empty.title}>
          {empty.text}
        </StateMessage>
      )}
      {!data && isError && (
        <StateMessage tone="error" title={failure.title} onRetry={retry}>
          {failure.text}
        </StateMessage>
      )}
      {!data && !isError && skeleton}
    </Region>
  );
}

const Region = styled('div')({ outline: 'none' });
