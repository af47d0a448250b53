import type { FeaturedProduct } from '@aarohan/shared/catalogue';
import type { ReactNode } from 'react';
import { ProgramList } from './program-list.tsx';
import { selfPacedProgramsQuery } from './self-paced-programs-query.ts';
import { SelfPacedSkeleton } from './self-paced-skeleton.tsx';

interface SelfPacedProgramsProps {
  /** the action beside "View" on each card */
  actionFor: (program: FeaturedProduct) => ReactNode;
}

/** The self-paced programs, or why they are not there. */
export const SelfPacedPrograms = ({ actionFor }: SelfPacedProgramsProps) => (
  <ProgramList
    query={selfPacedProgramsQuery()}
    actionFor={actionFor}
    skeleton={<SelfPacedSkeleton />}
    empty={{ title: 'No self-paced programs are open right now', text: 'New ones are announced here. Please look again in a few days.' }}
    failure={{
      title: 'Failed to load self-paced programs',
      text: 'The list of self-paced programs did not arrive. The rest of the page works.',
    }}
  />
);
