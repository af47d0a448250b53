import { color, fontSize, Icon, styled, VisuallyHidden } from '@aarohan/shared/ui';

const steps = ['Cart', 'Order', 'Payment'] as const;
type Step = (typeof steps)[number];

/** Where the person stands on the way to the payment. */
export function CheckoutSteps({ current }: { current: Step }) {
  const at = steps.indexOf(current);
  return (
    <nav aria-label="Checkout steps">
      <List>
        {steps.map((step, index) => (
          <Item key={step} aria-current={index === at ? 'step' : undefined}>
            <Dot>{index < at ? <Icon name="check" size={16} /> : index + 1}</Dot>
            {step}
            {index < at && <VisuallyHidden> (done)</VisuallyHidden>}
          </Item>
        ))}
      </List>
    </nav>
  );
}

const List = styled('ol')({ display: 'flex', maxWidth: 480, padding: '24px 0' });

const Dot = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: `1px solid ${color.control}`,
  borderRadius: '50%',
  fontVariantNumeric: 'tabular-nums',
});

const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: fontSize.small,
  fontWeight: 600,
  color: color.muted,
  // The way to the next step is a line that takes the room between them.
  '&:not(:last-of-type)': { flex: 1 },
  '&:not(:last-of-type)::after': { content: '""', flex: 1, height: 1, marginRight: 8, background: color.line },
  '&[aria-current]': { color: color.primary },
  '&[aria-current] > span:first-of-type': { background: color.primary, borderColor: color.primary, color: color.surface },
});
