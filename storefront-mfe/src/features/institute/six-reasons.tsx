import { Section, media, styled } from '@aarohan/shared/ui';
import { ReasonCard, type Reason } from '../../cards/reason-card.tsx';

/** Why choose us, on six cards (spec 2 §2). */
export const SixReasons = () => (
  <Section title="Why choose us" lead="Six things that our learners name when we ask what made the difference.">
    <Grid>
      {reasons.map((reason) => (
        <ReasonCard key={reason.title} {...reason} />
      ))}
    </Grid>
  </Section>
);

const reasons: Reason[] = [
  {
    icon: 'user',
    title: 'Mentors from the industry',
    text: 'You learn from engineers and analysts who use on Monday what they taught you on Sunday.',
  },
  {
    icon: 'monitor',
    title: 'Live classes, small batches',
    text: 'Real-time doubt resolution in a class where the mentor knows your name, from wherever you are.',
  },
  {
    icon: 'grid',
    title: 'Projects you can show',
    text: 'Every module ends in something that works. Together they are the portfolio you bring to an interview.',
  },
  {
    icon: 'award',
    title: 'Certificates by assessment',
    text: 'A certificate says what you can do, because somebody watched you do it. Results stay on record.',
  },
  {
    icon: 'rupee',
    title: 'Fees you can plan',
    text: 'Fees with GST are shown before you apply, and paid in instalments. Scholarships go by merit and by need.',
  },
  {
    icon: 'briefcase',
    title: 'A placement team that stays',
    text: 'Mock interviews, campus drives and introductions to hiring managers, until the offer letter is there.',
  },
];

const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)', gap: 24 },
  [media.wide]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});
