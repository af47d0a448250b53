import { ProgramsSkeleton } from './programs-skeleton.tsx';

/** The places of the self-paced programs while they are on their way. */
export const SelfPacedSkeleton = () => <ProgramsSkeleton label="Loading self-paced programs…" />;
