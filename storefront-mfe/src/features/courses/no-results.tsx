import { StateMessage } from '@aarohan/shared/ui';

interface NoResultsProps {
  /** the words looked for, if any */
  find: string;
  /** there are courses, but on the pages before */
  behindEnd: boolean;
}

/** Why a page of the catalogue is empty. */
export function NoResults({ find, behindEnd }: NoResultsProps) {
  if (behindEnd) return <StateMessage tone="empty" icon="book" title="The list ends before this page" />;
  if (!find) return <NoCourses />;
  return (
    <StateMessage tone="empty" title={`No courses found for “${find}”`}>
      Try fewer or other words, or choose a category.
    </StateMessage>
  );
}

/** The text of spec 1 §2. */
export const NoCourses = () => (
  <StateMessage tone="empty" icon="book" title="No courses available - Check back later for new courses in this category." />
);
