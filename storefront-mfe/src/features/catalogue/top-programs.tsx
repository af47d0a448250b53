import type { FeaturedProduct } from '@aarohan/shared/catalogue';
import type { ReactNode } from 'react';
import { ProgramList } from './program-list.tsx';
import { ProgramsSkeleton } from './programs-skeleton.tsx';
import { shownPrograms, topProgramsQuery } from './top-programs-query.ts';

interface TopProgramsProps {
  /** the action beside "View" on each card */
  actionFor: (program: FeaturedProduct) => ReactNode;
}

/** The first six of the top programs, or why they are not there. */
export const TopPrograms = ({ actionFor }: TopProgramsProps) => (
  <ProgramList
    query={topProgramsQuery()}
    shown={shownPrograms}
    actionFor={actionFor}
    skeleton={<ProgramsSkeleton />}
    empty={{ title: 'No programs are open right now', text: 'New batches are announced here. Please look again in a few days.' }}
    failure={{ title: 'Failed to load courses', text: 'The list of programs did not arrive. The rest of the page works.' }}
  />
);
