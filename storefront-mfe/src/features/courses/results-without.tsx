import type { Category } from '@aarohan/shared/catalogue';
import { StateMessage, styled } from '@aarohan/shared/ui';
import type { CatalogueView } from './catalogue-rules.ts';
import { NoCourses } from './no-results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

interface ResultsWithoutProps {
  /** none of them, or not yet there */
  categories: Category[] | undefined;
  failed: boolean;
  layout: CatalogueView['layout'];
}

/** The place of the courses while no category is known whose courses they could be. */
export const ResultsWithout = ({ categories, failed, layout }: ResultsWithoutProps) => (
  <Place>
    {categories && <NoCourses />}
    {!categories && !failed && <ResultsSkeleton layout={layout} />}
    {!categories && failed && (
      <StateMessage tone="empty" title="Look for a course by its name">
        The search above works without categories.
      </StateMessage>
    )}
  </Place>
);

const Place = styled('div')({ marginTop: 54 });
