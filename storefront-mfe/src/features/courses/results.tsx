import type { CategoryCourse } from '@aarohan/shared/catalogue';
import { useQuery } from '@aarohan/shared/query';
import { StateMessage, styled } from '@aarohan/shared/ui';
import { useRef } from 'react';
import type { CatalogueView } from './catalogue-rules.ts';
import { coursesAvailable } from './course-rules.ts';
import { NoResults } from './no-results.tsx';
import { ResultCard } from './result-card.tsx';
import { ResultGrid } from './result-grid.ts';
import { ResultsPager } from './results-pager.tsx';
import { resultsQuery } from './results-query.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { showStart } from './show-start.ts';

interface ResultsProps {
  /** the words looked for; where there are none, the category's courses are shown */
  find: string;
  category: string;
  /** from 1 */
  page: number;
  layout: CatalogueView['layout'];
  onPage: (page: number) => void;
}

/** One page of courses, or why there are none. */
export function Results({ find, category, page, layout, onPage }: ResultsProps) {
  const { data, isError, refetch } = useQuery(resultsQuery({ find, category, page }));
  const region = useRef<HTMLDivElement>(null);

  function retry() {
    // The Retry button goes away; focus must not fall out of the dialog with it.
    region.current?.focus();
    void refetch();
  }

  function turn(next: number) {
    onPage(next);
    showStart(region.current);
  }

  return (
    <Region ref={region} tabIndex={-1}>
      <Count role="status">{data ? coursesAvailable(data.totalCourses) : !isError && 'Loading courses…'}</Count>
      {data ? (
        <Courses courses={data.courses} total={data.totalCourses} layout={layout} find={find} />
      ) : (
        <CoursesMissing failed={isError} layout={layout} onRetry={retry} />
      )}
      {isTurnable(page, data?.totalCourses, isError) && (
        <ResultsPager page={page} total={data?.totalCourses} more={data?.nextPageAvailable === true} onPage={turn} />
      )}
    </Region>
  );
}

/** Where there is but an empty or a failed first page, there is nothing to turn. */
const isTurnable = (page: number, total: number | undefined, failed: boolean): boolean =>
  page > 1 || (total === undefined ? !failed : total > 0);

interface CoursesProps extends Pick<ResultsProps, 'find' | 'layout'> {
  courses: CategoryCourse[];
  /** of all pages */
  total: number;
}

const Courses = ({ courses, total, layout, find }: CoursesProps) =>
  courses.length === 0 ? (
    <NoResults find={find} behindEnd={total > 0} />
  ) : (
    <ResultGrid aria-label="Courses" ownerState={{ layout }}>
      {courses.map((course) => (
        <li key={course.id}>
          <ResultCard course={course} layout={layout} />
        </li>
      ))}
    </ResultGrid>
  );

interface CoursesMissingProps extends Pick<ResultsProps, 'layout'> {
  failed: boolean;
  onRetry: () => void;
}

const CoursesMissing = ({ failed, layout, onRetry }: CoursesMissingProps) =>
  failed ? <StateMessage tone="error" title="Failed to load courses" onRetry={onRetry} /> : <ResultsSkeleton layout={layout} />;

const Region = styled('div')({ outline: 'none', scrollMarginTop: 16 });
const Count = styled('p')({ minHeight: 26, margin: '16px 0 12px', fontWeight: 600 });
