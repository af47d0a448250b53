import type { HeaderCourse } from '@aarohan/shared/catalogue';
import { useQuery } from '@aarohan/shared/query';
import { color, media, Skeleton, StateMessage, styled } from '@aarohan/shared/ui';
import { coursesQuery } from './finder-queries.ts';
import { useCourseList } from './use-course-list.ts';

interface FinderCoursesProps {
  category: string;
  onLeave: () => void;
}

/** A category's courses, or that they are on their way, or that there are none (spec 1 §4, §8). */
export function FinderCourses({ category, onLeave }: FinderCoursesProps) {
  const { data, isLoading } = useQuery(coursesQuery(category));
  const part = useCourseList();
  const courses = data?.courses ?? [];

  if (isLoading || part === undefined) return <Loading />;
  if (part === 'failed' || courses.length === 0) return <None />;
  return (
    <>
      <Count role="status">{countOf(courses)}</Count>
      <part.CourseList courses={courses} onLeave={onLeave} />
    </>
  );
}

const Loading = () => (
  <>
    <Count role="status">Loading courses...</Count>
    <Places>
      {Array.from({ length: 9 }, (_, place) => (
        <Skeleton key={place} height={112} />
      ))}
    </Places>
  </>
);

const None = () => (
  <div role="status">
    <StateMessage tone="empty" title="No courses found for this category." />
  </div>
);

const countOf = ({ length }: HeaderCourse[]): string => (length === 1 ? '1 course' : `${length} courses`);

const Count = styled('p')({ marginBottom: 16, color: color.muted });

const Places = styled('div')({
  display: 'grid',
  gap: 12,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 16 },
});
