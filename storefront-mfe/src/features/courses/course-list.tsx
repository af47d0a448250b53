import type { SubscriptionCourse } from '@aarohan/shared/catalogue';
import { StateMessage, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';
import { CourseCard } from './course-card.tsx';
import { CourseGrid } from './course-grid.ts';

interface CourseListProps {
  courses: SubscriptionCourse[];
  /** of all pages */
  total: number;
  /** they are still those of the page before */
  late: boolean;
  actionFor: (course: SubscriptionCourse) => ReactNode;
}

/** A page of subscription courses, or why it is empty. */
export function CourseList({ courses, total, late, actionFor }: CourseListProps) {
  if (courses.length > 0) {
    return (
      <Cards aria-busy={late}>
        {courses.map((course) => (
          <CourseCard key={course.uuid} course={course} action={actionFor(course)} />
        ))}
      </Cards>
    );
  }
  if (total > 0) {
    return (
      <StateMessage tone="empty" icon="book" title="The list ends before this page">
        Choose one of the pages below.
      </StateMessage>
    );
  }
  return (
    <StateMessage tone="empty" icon="book" title="No courses are open right now">
      New courses are announced here. Please look again in a few days.
    </StateMessage>
  );
}

const Cards = styled(CourseGrid)({ transition: 'opacity 150ms', '&[aria-busy="true"]': { opacity: 0.5 } });
