import { Icon, IconButton, Section, VisuallyHidden, color, keyframes, media, radius, styled } from '@aarohan/shared/ui';
import { useState } from 'react';
import { topics, type Topic } from './topics.ts';

/** px that one step moves: a card and the gap beside it (spec 2 §9) */
const slideStep = 280;
const gap = 16;

/** Six topics in a row without an end: behind the last comes the first (spec 2 §2). */
export function TopicCarousel() {
  const [{ first, turns, forward }, setShown] = useState({ first: 0, turns: 0, forward: true });
  const turn = (by: 1 | -1) =>
    setShown((now) => ({ first: (now.first + by + topics.length) % topics.length, turns: now.turns + 1, forward: by === 1 }));
  const row = [...topics.slice(first), ...topics.slice(0, first)];

  return (
    <Section
      title="Topics"
      lead="What our mentors write and speak about."
      action={
        <Buttons>
          <IconButton icon="chevron-left" label="Previous topic" onClick={() => turn(-1)} />
          <IconButton icon="chevron-right" label="Next topic" onClick={() => turn(1)} />
        </Buttons>
      }
    >
      <Frame role="group" aria-label="Row of topics" tabIndex={0}>
        <Row key={turns} data-from={turns === 0 ? undefined : forward ? 'right' : 'left'} aria-label="Topics">
          {row.map((topic) => (
            <TopicCard key={topic.title} topic={topic} />
          ))}
        </Row>
      </Frame>
      <VisuallyHidden aria-live="polite">{turns > 0 && `First in the row: ${row[0]?.title}`}</VisuallyHidden>
    </Section>
  );
}

const TopicCard = ({ topic: { title, text, icon } }: { topic: Topic }) => (
  <Card>
    <Icon name={icon} size={28} />
    <h3>{title}</h3>
    <p>{text}</p>
  </Card>
);

const fromRight = keyframes({ from: { transform: `translateX(${slideStep}px)` }, to: { transform: 'none' } });
const fromLeft = keyframes({ from: { transform: `translateX(-${slideStep}px)` }, to: { transform: 'none' } });

const Buttons = styled('div')({ display: 'flex', gap: 4, [media.print]: { display: 'none' } });

/** May be pushed by a finger or the arrow keys, too. */
const Frame = styled('div')({ overflowX: 'auto', scrollbarWidth: 'none', margin: -4, padding: 4 });

const Row = styled('ul')({
  display: 'flex',
  gap,
  '&[data-from="right"]': { animation: `${fromRight} 200ms ease-out` },
  '&[data-from="left"]': { animation: `${fromLeft} 200ms ease-out` },
  '@media (prefers-reduced-motion: reduce)': { '&[data-from]': { animation: 'none' } },
  [media.print]: { flexWrap: 'wrap' },
});

const Card = styled('li')({
  flex: 'none',
  width: slideStep - gap,
  padding: 24,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  svg: { color: color.primary },
  h3: { marginTop: 16 },
  p: { marginTop: 8, color: color.muted },
});
