import type { HeaderCourse } from '@aarohan/shared/catalogue';
import { Link } from '@aarohan/shared/router';
import { color, fontSize, Icon, media, radius, styled } from '@aarohan/shared/ui';

interface CourseListProps {
  courses: HeaderCourse[];
  onLeave: () => void;
}

export const CourseList = ({ courses, onLeave }: CourseListProps) => (
  <List>
    {courses.map(({ uuid, courseName, skillSubCategory, proficiency, duration }) => (
      <Course key={uuid}>
        <SubCategory>{skillSubCategory}</SubCategory>
        <CourseLink to={`/techademy_course_details/${uuid}`} onClick={onLeave}>
          {courseName}
        </CourseLink>
        <Facts>
          <span>{proficiency}</span>
          <span>
            <Icon name="clock" size={16} />
            {duration}
          </span>
        </Facts>
      </Course>
    ))}
  </List>
);

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 16 },
});

const Course = styled('li')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  [media.hover]: { '&:hover': { borderColor: color.primaryLine, background: color.primaryTint } },
});

const SubCategory = styled('span')({ color: color.muted, fontSize: fontSize.small });

/** The whole card is its target; its name is the course's. */
const CourseLink = styled(Link)({
  color: color.ink,
  fontWeight: 700,
  lineHeight: 1.35,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${color.primary}`, outlineOffset: 2 },
});

const Facts = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  marginTop: 4,
  color: color.muted,
  fontSize: fontSize.small,
  span: { display: 'inline-flex', alignItems: 'center', gap: 6 },
});
