import { color, fontSize, keyframes, media, styled } from '@aarohan/shared/ui';

/** The motif as the way through a program: four steps, the last one the reason for the others. They rise once, one after the other. */
export const RisingSteps = () => (
  <List aria-label="The way to your job">
    {steps.map(({ title, detail }) => (
      <Step key={title}>
        <strong>{title}</strong>
        <span>{detail}</span>
      </Step>
    ))}
  </List>
);

const steps = [
  { title: 'Learn', detail: 'live, in small batches' },
  { title: 'Build', detail: 'real projects' },
  { title: 'Certify', detail: 'by assessment' },
  { title: 'Work', detail: 'with our placement team' },
];

/** From level ground, where each can be read already, to its own height. Moves only, so that nothing is laid out anew. */
const rise = keyframes({ from: { transform: 'translateY(calc(var(--rise) * var(--step)))' } });

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 6,
  overflow: 'clip',
  [media.desktop]: { gap: 8 },
});

const Step = styled('li')({
  '--rise': 0,
  '--base': '52px',
  '--step': '24px',
  height: 'calc(var(--base) + var(--rise) * var(--step))',
  padding: '12px 10px',
  borderRadius: 10,
  background: color.primaryTint,
  fontSize: fontSize.small,
  lineHeight: 1.35,
  strong: { display: 'block', fontSize: fontSize.body, letterSpacing: '-0.01em' },
  span: { display: 'none', marginTop: 4, color: color.muted },
  '&:nth-of-type(2)': { '--rise': 1, background: '#DDDBF3' },
  '&:nth-of-type(3)': { '--rise': 2, background: color.primary, color: color.surface, span: { color: '#E3E2F7' } },
  '&:nth-of-type(4)': { '--rise': 3, background: color.ink, color: color.surface, span: { color: color.mutedOnInk } },
  [media.tablet]: { '--base': '92px', padding: '16px 14px', span: { display: 'block' } },
  [media.desktop]: { '--base': '132px', '--step': '64px', padding: '18px 14px', borderRadius: 14 },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${rise} 200ms cubic-bezier(0.2, 0.7, 0.3, 1) backwards`,
    animationDelay: 'calc(200ms + var(--rise) * 120ms)',
  },
});
