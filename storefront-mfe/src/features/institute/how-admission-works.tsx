import { Icon, Section, buttonStyle, color, fontSize, media, styled } from '@aarohan/shared/ui';

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
    <Steps>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  </Section>
);

const steps = [
  { title: 'Apply', text: 'Choose a program and send the form with your marksheets. It takes ten minutes.' },
  { title: 'Talk', text: 'A counsellor calls within two working days: your goal, the level, the fee, a scholarship.' },
  { title: 'Get your batch', text: 'Your admission letter names batch, timing and instalments. Then you pay the first one.' },
  { title: 'First class', text: 'You meet your mentor and your batch, live, and start on the first project that evening.' },
];

const Jump = styled('a')(buttonStyle({ variant: 'outlined' }));

const Steps = styled('ol')({
  display: 'grid',
  gap: 12,
  counterReset: 'step',
  li: {
    position: 'relative',
    padding: '20px 20px 20px 72px',
    border: `1px solid ${color.line}`,
    borderRadius: 14,
    background: color.surface,
    counterIncrement: 'step',
  },
  // The list says the number already.
  'li::before': {
    content: 'counter(step) / ""',
    position: 'absolute',
    left: 20,
    top: 20,
    width: 36,
    height: 36,
    borderRadius: 10,
    background: color.primaryTint,
    color: color.primary,
    fontWeight: 800,
    lineHeight: '36px',
    textAlign: 'center',
  },
  p: { marginTop: 6, color: color.muted },
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
  [media.wide]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    alignItems: 'end',
    li: { padding: '72px 20px 24px', fontSize: fontSize.body },
  },
});
