import type { SubscriptionCourse } from '@aarohan/shared/catalogue';
import { formatNumber } from '@aarohan/shared/numbers';
import { Cover, Rating, Tag, VisuallyHidden, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';
import { CardActions, CardBody, CardLink, CardName, CardRoot, Facts } from '../../cards/card-parts.ts';
import { coursePath } from './course-path.ts';
import { courseFacts } from './course-rules.ts';

interface CourseCardProps {
  course: SubscriptionCourse;
  /** what else can be done with it, beside looking at it */
  action: ReactNode;
}

export function CourseCard({ course, action }: CourseCardProps) {
  const { category, minutes, rating, skills } = courseFacts(course);
  return (
    <CardRoot as="article">
      <Cover picture={course.cover} sizes="(min-width: 1264px) 384px, (min-width: 900px) 31vw, (min-width: 600px) 47vw, 100vw" decorative />
      <CardBody>
        <CardName>{course.name}</CardName>
        <OneLine>
          <li>
            <Category>{category}</Category>
          </li>
          <li>{formatNumber(minutes)} minutes</li>
          <li>
            <Rating value={rating} />
          </li>
        </OneLine>
        <Skills aria-label="Skills">
          {skills.map((skill) => (
            <li key={skill}>
              <Tag>{skill}</Tag>
            </li>
          ))}
        </Skills>
        <CardActions>
          <CardLink to={coursePath(course.uuid)}>
            View<VisuallyHidden> {course.name}</VisuallyHidden>
          </CardLink>
          {action}
        </CardActions>
      </CardBody>
    </CardRoot>
  );
}

/** What does not fit is cut, not wrapped, so that the cards of a row agree. */
const OneLine = styled(Facts)({ flexWrap: 'nowrap', whiteSpace: 'nowrap', 'li:first-of-type': { minWidth: 0 } });
const Category = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });

const Skills = styled('ul')({
  display: 'flex',
  gap: 6,
  height: 28,
  li: { flex: '0 1 auto', minWidth: 48 },
  'li > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
});
