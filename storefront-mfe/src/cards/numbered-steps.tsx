import { color, fontSize, media, styled } from '@aarohan/shared/ui';

/** What comes after what, each with its number: up to four. */
export const NumberedSteps = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <Steps>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </Steps>
);

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
