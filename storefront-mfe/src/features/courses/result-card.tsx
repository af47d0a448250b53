import type { CategoryCourse } from '@aarohan/shared/catalogue';
import { Cover, Rating, VisuallyHidden, color, fontSize, media, styled } from '@aarohan/shared/ui';
import { CardBody, CardLink, CardName, CardRoot, Facts } from '../../cards/card-parts.ts';
import type { CatalogueView } from './catalogue-rules.ts';
import { coursePath } from './course-path.ts';
import { durationText, ratingOf } from './course-rules.ts';

interface ResultCardProps {
  course: CategoryCourse;
  layout: CatalogueView['layout'];
}

/** A course of the catalogue. Its link leaves the page, and the catalogue with it. */
export const ResultCard = ({ course, layout }: ResultCardProps) => (
  <ResultRoot as="article" ownerState={{ layout }}>
    <Cover picture={course.cover} sizes={layout === 'grid' ? '(min-width: 600px) 320px, 100vw' : '200px'} decorative />
    <ResultBody>
      <Code>{course.code}</Code>
      <CardName>{course.name}</CardName>
      <Facts>
        <li>{course.proficiency}</li>
        <li>{durationText(course.duration)}</li>
        <li>
          <Rating value={ratingOf(course.rating)} />
        </li>
      </Facts>
      <Description>{course.description}</Description>
      <Action>
        <CardLink to={coursePath(course.id)}>
          View Details<VisuallyHidden> {course.name}</VisuallyHidden>
        </CardLink>
      </Action>
    </ResultBody>
  </ResultRoot>
);

export const ResultRoot = styled(CardRoot)<{ ownerState: Pick<CatalogueView, 'layout'> }>(({ ownerState: { layout } }) =>
  layout === 'list'
    ? {
        display: 'grid',
        gridTemplateColumns: '96px minmax(0, 1fr)',
        'picture, & > span': { height: '100%', aspectRatio: 'auto' },
        h3: { minHeight: 0 },
        [media.tablet]: { gridTemplateColumns: '216px minmax(0, 1fr)', a: { justifySelf: 'start' } },
      }
    : {},
);

export const ResultBody = styled(CardBody)({ gap: 8, padding: 16, [media.tablet]: { padding: 16 } });

const Code = styled('p')({ color: color.muted, fontSize: fontSize.small, lineHeight: 1.3 });

const Description = styled('p')({
  display: '-webkit-box',
  overflow: 'hidden',
  color: color.muted,
  fontSize: fontSize.small,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

const Action = styled('p')({ display: 'grid', marginTop: 'auto', paddingTop: 4 });
