import { VisuallyHidden } from '@aarohan/shared/ui';
import { ProgramCardSkeleton } from './program-card-skeleton.tsx';
import { ProgramGrid } from './program-grid.ts';
import { shownPrograms } from './top-programs-query.ts';

/** The places of the programs while they are on their way. */
export const ProgramsSkeleton = ({ label = 'Loading programs…' }: { label?: string }) => (
  <>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <ProgramGrid aria-hidden="true">
      {Array.from({ length: shownPrograms }, (_, index) => (
        <ProgramCardSkeleton key={index} />
      ))}
    </ProgramGrid>
  </>
);
