import { Icon, Section, buttonStyle, styled } from '@aarohan/shared/ui';
import { NumberedSteps } from '../../cards/numbered-steps.tsx';

/** The way in, in four steps: what a visitor asks next after having seen the programs (docs/decisions/0012). */
export const HowAdmissionWorks = ({ programsId }: { programsId: string }) => (
  <Section
    title="How admission works"
    lead="From the form to your first class it takes about a week, and you pay nothing before you have talked to us."
    action={
      <Jump href={`#${programsId}`}>
        Choose a program
        <Icon name="arrow-right" size={18} />
      </Jump>
    }
  >
    <NumberedSteps steps={steps} />
  </Section>
);

const steps = [
  { title: 'Apply', text: 'Choose a program and send the form with your marksheets. It takes ten minutes.' },
  { title: 'Talk', text: 'A counsellor calls within two working days: your goal, the level, the fee, a scholarship.' },
  { title: 'Get your batch', text: 'Your admission letter names batch, timing and instalments. Then you pay the first one.' },
  { title: 'First class', text: 'You meet your mentor and your batch, live, and start on the first project that evening.' },
];

const Jump = styled('a')(buttonStyle({ variant: 'outlined' }));
