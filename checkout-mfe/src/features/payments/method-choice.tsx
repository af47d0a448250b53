import { useId } from 'react';
import { color, radius, styled } from '@aarohan/shared/ui';
import { paymentMethods, type PaymentMethod } from './start-payment.ts';

interface MethodChoiceProps {
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

const labels: Record<PaymentMethod, string> = { payu: 'PayU', upi: 'UPI' };

/** By which way to pay; choosing begins the payment of that way. */
export function MethodChoice({ method, onChoose }: MethodChoiceProps) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-labelledby={`${name}-legend`}>
      <legend id={`${name}-legend`}>Payment method</legend>
      <Choices>
        {paymentMethods.map((each) => (
          <Choice key={each}>
            <input type="radio" name={name} value={each} checked={each === method} onChange={() => onChoose(each)} />
            {labels[each]}
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}

const Group = styled('fieldset')({ legend: { padding: 0, marginBottom: 12, fontWeight: 600, lineHeight: 1.4 } });
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Choice = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '8px 16px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  cursor: 'pointer',
  input: { width: 18, height: 18, margin: 0, accentColor: color.primary },
  '&:has(:checked)': { borderColor: color.primary, background: color.primaryTint },
});
