import { Skeleton, VisuallyHidden, styled } from '@aarohan/shared/ui';
import { CourseCardSkeleton } from './course-card-skeleton.tsx';
import { CourseGrid } from './course-grid.ts';
import { coursesPerPage } from './subscription-courses-query.ts';

/** The places of a page of courses, and of its page numbers, while they are on their way. */
export const SubscriptionCoursesSkeleton = () => (
  <>
    <VisuallyHidden role="status">Loading courses…</VisuallyHidden>
    <CourseGrid aria-hidden="true">
      {Array.from({ length: coursesPerPage }, (_, index) => (
        <CourseCardSkeleton key={index} />
      ))}
    </CourseGrid>
    <Pages aria-hidden="true">
      <Skeleton height={44} width={320} />
    </Pages>
  </>
);

const Pages = styled('div')({ display: 'flex', justifyContent: 'center', marginTop: 24 });
