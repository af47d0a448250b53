import type { SubscriptionCourse } from '@aarohan/shared/catalogue';
import { useQueryClient, useSlowQuery } from '@aarohan/shared/query';
import { StateMessage, VisuallyHidden, styled } from '@aarohan/shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { CourseList } from './course-list.tsx';
import { CoursePager } from './course-pager.tsx';
import { SubscriptionCoursesSkeleton } from './courses-skeleton.tsx';
import { pageCount } from './page-rules.ts';
import { showStart } from './show-start.ts';
import { coursesPerPage, subscriptionCoursesQuery } from './subscription-courses-query.ts';
import { useCoursesPage } from './use-courses-page.ts';

interface SubscriptionCoursesProps {
  /** the action beside "View" on each card */
  actionFor: (course: SubscriptionCourse) => ReactNode;
}

/** The subscription courses, six to a page, or why they are not there; the page is in the address. */
export function SubscriptionCourses({ actionFor }: SubscriptionCoursesProps) {
  const { page, turnTo } = useCoursesPage();
  const { data, isError, isPlaceholderData, refetch } = useSlowQuery({
    ...subscriptionCoursesQuery(page),
    throwOnError: false,
    retryOnMount: false,
    // A page stays until the next one is there, so that nothing jumps.
    placeholderData: (shown) => shown,
  });
  // A page that fails does not take the page numbers with it.
  const total = useLastKnown(data?.totalCourses);
  const queryClient = useQueryClient();
  const region = useRef<HTMLDivElement>(null);

  function retry() {
    // The Retry button goes away; focus must not fall off the page with it.
    region.current?.focus();
    void refetch();
  }

  function turn(next: number) {
    turnTo(next);
    showStart(region.current);
  }

  return (
    <Region ref={region} tabIndex={-1}>
      {data ? (
        <CourseList courses={data.courses} total={data.totalCourses} late={isPlaceholderData} actionFor={actionFor} />
      ) : (
        <CoursesMissing failed={isError} onRetry={retry} />
      )}
      {total !== undefined && total > coursesPerPage && (
        <>
          <VisuallyHidden aria-live="polite">{!isPlaceholderData && `Page ${page} of the courses`}</VisuallyHidden>
          <CoursePager
            page={page}
            pages={pageCount(total, coursesPerPage)}
            onPage={turn}
            onLikely={(next) => void queryClient.query(subscriptionCoursesQuery(next)).catch(() => undefined)}
          />
        </>
      )}
    </Region>
  );
}

const CoursesMissing = ({ failed, onRetry }: { failed: boolean; onRetry: () => void }) =>
  failed ? (
    <StateMessage tone="error" title="Failed to load courses" onRetry={onRetry}>
      The list of courses did not arrive. The rest of the page works.
    </StateMessage>
  ) : (
    <SubscriptionCoursesSkeleton />
  );

function useLastKnown<T>(value: T | undefined): T | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}

const Region = styled('div')({ outline: 'none' });
