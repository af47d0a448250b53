import type { PgCourseDetails } from '@aarohan/shared/catalogue';
import { Breadcrumbs, Container, Cover, color, fontSize, media, radius, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';

interface PgCourseViewProps {
  course: PgCourseDetails;
  onBrochure: () => void;
  /** the ways on: brochure and application */
  actions: ReactNode;
}

/** A postgraduate course: its pictures as a banner, what it is, and the ways on (spec 3 §2.1). */
export const PgCourseView = ({ course, onBrochure, actions }: PgCourseViewProps) => {
  const [first, ...others] = course.pictures;
  return (
    <Place>
      <Breadcrumbs trail={[{ title: 'Home', to: '/' }]} current={course.name} />
      <h1>{course.name}</h1>
      <Banner>
        {first && (
          <First type="button" onClick={onBrochure} aria-haspopup="dialog" aria-label={`Download Brochure: ${first.alt}`}>
            <Cover picture={first} sizes="(min-width: 1264px) 792px, (min-width: 900px) 64vw, 100vw" priority decorative />
          </First>
        )}
        {others.map((picture) => (
          <Tile key={picture.src}>
            <Cover picture={picture} sizes="(min-width: 1264px) 392px, (min-width: 900px) 31vw, 50vw" />
          </Tile>
        ))}
      </Banner>
      <Words>
        <Description>{course.description}</Description>
        <Actions>{actions}</Actions>
      </Words>
    </Place>
  );
};

const Place = styled(Container)({
  display: 'grid',
  gap: 16,
  paddingTop: 16,
  paddingBottom: 56,
  h1: { fontSize: fontSize.h2, [media.desktop]: { fontSize: fontSize.h1 } },
  [media.desktop]: { paddingTop: 32, paddingBottom: 96, gap: 20 },
});

/** The first picture large, the others around it: two columns on phones, three on desks. */
const Banner = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  img: { width: '100%', height: '100%', objectFit: 'cover' },
  [media.desktop]: { gridTemplateColumns: '1fr 1fr 1fr', gap: 16 },
});

const First = styled('button')({
  gridColumn: '1 / -1',
  padding: 0,
  border: 0,
  background: 'none',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  overflow: 'hidden',
  cursor: 'pointer',
  [media.desktop]: { gridColumn: 'span 2', gridRow: 'span 2', aspectRatio: 'auto' },
});

const Tile = styled('div')({ aspectRatio: '16 / 9', borderRadius: radius.card, overflow: 'hidden' });

const Words = styled('div')({
  display: 'grid',
  gap: 24,
  marginTop: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 48, marginTop: 24 },
});

const Description = styled('div')({ maxWidth: '68ch', whiteSpace: 'pre-line', color: color.ink });
const Actions = styled('div')({ display: 'grid', gap: 12, alignContent: 'start' });
