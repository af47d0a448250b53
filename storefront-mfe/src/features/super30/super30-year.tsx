import { Section } from '@aarohan/shared/ui';
import { NumberedSteps } from '../../cards/numbered-steps.tsx';

/** How somebody gets in, and what follows. */
export const Super30Year = () => (
  <Section title="How it goes" lead="For final-year students and graduates of the last two years, of any subject.">
    <NumberedSteps steps={steps} />
  </Section>
);

const steps = [
  { title: 'Ask for the brochure', text: 'It says what the year holds, and when the next test is written.' },
  { title: 'Write the test', text: 'Then comes a task to take home, and a conversation with two mentors.' },
  {
    title: 'Learn for a year',
    text: 'From the fourth month on each learner is interviewed every week, first by mentors, then by people who hire.',
  },
  { title: 'Meet the recruiters', text: 'At the campus drive. Who has no offer then stays with the mentors until there is one.' },
];
