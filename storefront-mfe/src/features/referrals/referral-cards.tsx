import { Section, media, styled } from '@aarohan/shared/ui';
import { ReasonCard, type Reason } from '../../cards/reason-card.tsx';

/** What is in it for both (spec 2 §2). */
export const ReferralCards = () => (
  <Section title="Good for both of you" lead="You know us, and you know your friend. Nobody could introduce the two better.">
    <Grid>
      {cards.map((card) => (
        <ReasonCard key={card.title} {...card} />
      ))}
    </Grid>
  </Section>
);

const cards: Reason[] = [
  {
    icon: 'award',
    title: 'INR 1500 for you',
    text: 'An Amazon gift voucher of INR 1500 for each friend who joins a program and pays the first installment.',
  },
  {
    icon: 'graduation',
    title: 'A start for your friend',
    text: 'A counsellor who calls, listens, and finds the program that fits. Applying costs nothing and binds to nothing.',
  },
  {
    icon: 'users',
    title: 'Company for the climb',
    text: 'Learning is lighter with somebody you know: for projects, for mock interviews, and for the evening before the assessment.',
  },
];

const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 },
});
