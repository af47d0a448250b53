import type { ProductDetails } from '@aarohan/shared/catalogue';
import { Accordion, Icon, color, fontSize, media, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';

/** Highlights, modules and questions, each only where the program has them. */
export const ProgramStory = ({ program }: { program: ProductDetails }) => (
  <>
    {program.subProducts.length > 0 && (
      <Part title="Course highlights">
        <Highlights>
          {program.subProducts.map(({ title, description }) => (
            <li key={title}>
              <Icon name="check-circle" />
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </Highlights>
      </Part>
    )}
    {program.productModules.length > 0 && (
      <Part title="What you will learn">
        <Accordion
          initial={0}
          items={program.productModules.map(({ heading, subheadings }) => ({ title: heading, content: <Topics topics={subheadings} /> }))}
        />
      </Part>
    )}
    {program.faqModules.length > 0 && (
      <Part title="Frequently asked questions">
        <Accordion items={program.faqModules.map(({ question, answer }) => ({ title: question, content: <Answer>{answer}</Answer> }))} />
      </Part>
    )}
  </>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Title>{title}</Title>
    {children}
  </section>
);

const Topics = ({ topics }: { topics: ProductDetails['productModules'][number]['subheadings'] }) => (
  <TopicList>
    {topics.map(({ subheading, description }) => (
      <div key={subheading}>
        <dt>{subheading}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </TopicList>
);

const Title = styled('h2')({ marginBottom: 16, '&&': { fontSize: fontSize.h3 } });

const Highlights = styled('ul')({
  display: 'grid',
  gap: 20,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: '24px 32px' },
  li: { display: 'flex', gap: 12 },
  svg: { marginTop: 2, color: color.leaf },
  h3: { fontSize: fontSize.body, lineHeight: 1.5 },
  p: { color: color.muted },
});

const TopicList = styled('dl')({ display: 'grid', gap: 14, dt: { fontWeight: 600 }, dd: { color: color.muted } });

const Answer = styled('p')({ maxWidth: '68ch', color: color.muted });
