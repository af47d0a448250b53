import { institute } from '@aarohan/shared/brand';
import { Section, color, media, styled } from '@aarohan/shared/ui';

/** What the institute does and how, in three paragraphs. */
export const OurWay = () => (
  <Section title="What we do" lead="We teach what companies hire for, and we stay until somebody is hired.">
    <Story>
      {parts.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </Story>
  </Section>
);

const parts = [
  {
    title: 'We start at the job',
    text: 'Each program begins with the people who hire: what would a new colleague do in the first month? From their answers come the modules, the projects and the assessment. What no employer asked about is not taught.',
  },
  {
    title: 'We teach live',
    text: 'Classes are live and small, held in the evening and at weekends by engineers who do the work by day. You ask when you are stuck, you show what you built, and a mentor reads your code line by line.',
  },
  {
    title: 'We stay',
    text: `After the last class the placement team in ${institute.address.city} takes over: mock interviews, introductions, the campus drive, advice on the offer. It stays with you until you have signed one.`,
  },
];

const Story = styled('div')({
  display: 'grid',
  gap: 24,
  'h3 + p': { marginTop: 8, maxWidth: '62ch', color: color.muted },
  '& > div': { paddingTop: 20, borderTop: `3px solid ${color.primary}` },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 40 },
});
