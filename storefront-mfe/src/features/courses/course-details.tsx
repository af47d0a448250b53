import type { SubscriptionCourseDetails } from '@aarohan/shared/catalogue';
import { formatNumber } from '@aarohan/shared/numbers';
import { Breadcrumbs, Card, Container, Cover, Icon, Note, Rating, Tag, color, fontSize, media, radius, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';
import { wholeMinutes } from './course-json-ld.ts';

interface CourseDetailsProps {
  course: SubscriptionCourseDetails;
  /** the way to buy it, beside the facts and at the end */
  action: ReactNode;
}

/** Everything that is known of a subscription course (spec 2 §2). */
export const CourseDetails = ({ course, action }: CourseDetailsProps) => (
  <Column>
    <Head>
      <Breadcrumbs trail={[{ title: 'Home', to: '/' }]} current={course.name} />
      <p>{course.category.name}</p>
      <h1>{course.name}</h1>
    </Head>
    <Story>
      <Frame>
        <Cover picture={course.cover} sizes="(min-width: 1264px) 776px, (min-width: 900px) 62vw, 100vw" priority />
      </Frame>
      <Description>{course.description}</Description>
      <Part title="Skills">
        <Tags>
          {course.skill.map((skill) => (
            <li key={skill}>
              <Tag>{skill}</Tag>
            </li>
          ))}
        </Tags>
      </Part>
      <Part title="Highlights">
        <Highlights>
          {course.highlight.map((line) => (
            <li key={line}>
              <Icon name="check-circle" size={20} />
              {line}
            </li>
          ))}
        </Highlights>
      </Part>
      <Part title="Prerequisite">
        <p>{course.prerequisite}</p>
      </Part>
      {course.is_certificate_enabled && <Note tone="success">You receive a certificate when you complete this course.</Note>}
      {course.hashtag.length > 0 && <Hashtags>{course.hashtag.join(' ')}</Hashtags>}
      <OnPhones>{action}</OnPhones>
    </Story>
    <Aside>
      <Facts as="section" aria-label="Course facts">
        <dl>
          <Fact name="Duration">{formatNumber(wholeMinutes(course.duration))} minutes</Fact>
          <Fact name="Modules">{course.total_modules}</Fact>
          <Fact name="Proficiency">{course.proficiency}</Fact>
          <Fact name="Language">{course.language.name}</Fact>
          <Fact name="Author">{course.author.name}</Fact>
          <Fact name="Rating">{course.rating ? <Rating value={course.rating} /> : 'No rating'}</Fact>
        </dl>
        {action}
      </Facts>
    </Aside>
  </Column>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Title>{title}</Title>
    {children}
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Column = styled(Container)({
  display: 'grid',
  gap: 24,
  paddingTop: 16,
  paddingBottom: 56,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: '28px 48px', paddingTop: 32, paddingBottom: 96 },
});

const Head = styled('header')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  p: { color: color.primary, fontWeight: 600 },
  h1: { fontSize: fontSize.h2, [media.desktop]: { fontSize: fontSize.h1 } },
  [media.desktop]: { gridColumn: '1 / -1' },
});

const Story = styled('div')({ display: 'grid', gap: 28, alignContent: 'start', minWidth: 0, [media.desktop]: { gridColumn: 1, gap: 36 } });

const Frame = styled('div')({
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  overflow: 'hidden',
  img: { width: '100%', height: '100%', objectFit: 'cover' },
});

const Description = styled('p')({ maxWidth: '68ch', fontSize: fontSize.lead });
const Title = styled('h2')({ marginBottom: 12, '&&': { fontSize: fontSize.h3 } });
const Tags = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Highlights = styled('ul')({
  display: 'grid',
  gap: 10,
  li: { display: 'flex', gap: 10 },
  svg: { flex: 'none', marginTop: 2, color: color.leaf },
});
const Hashtags = styled('p')({ color: color.muted, fontSize: fontSize.small, overflowWrap: 'anywhere' });

const Aside = styled('div')({
  gridRow: 2,
  [media.desktop]: { gridColumn: 2, gridRow: 2, '& > *': { position: 'sticky', top: 104 } },
});
const Facts = styled(Card)({
  display: 'grid',
  gap: 20,
  padding: 20,
  dl: { display: 'grid', gap: 10, margin: 0 },
  'dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  dt: { color: color.muted },
  dd: { margin: 0, textAlign: 'right', fontWeight: 600 },
});

const OnPhones = styled('div')({ [media.desktop]: { display: 'none' } });
