import { useState } from 'react';
import { color, Icon, radius, styled } from '@aarohan/shared/ui';
import { leastQuantity, mostQuantity, readQuantity } from './cart-rules.ts';

interface QuantityStepperProps {
  /** of the thing, for the controls' names */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** Minus, a number, plus. The number may be half typed; only what is a quantity is passed on. */
export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>();

  function type(text: string) {
    setDraft(text);
    const typed = readQuantity(text);
    if (typed !== undefined && typed !== quantity) onChange(typed);
  }

  return (
    <Root>
      <Step label={`Decrease quantity of ${name}`} icon="minus" blocked={quantity <= leastQuantity} onStep={() => onChange(quantity - 1)} />
      <Field
        aria-label={`Quantity of ${name}`}
        type="number"
        inputMode="numeric"
        min={leastQuantity}
        max={mostQuantity}
        value={draft ?? quantity}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      <Step label={`Increase quantity of ${name}`} icon="plus" blocked={quantity >= mostQuantity} onStep={() => onChange(quantity + 1)} />
    </Root>
  );
}

interface StepProps {
  label: string;
  icon: 'minus' | 'plus';
  blocked: boolean;
  onStep: () => void;
}

// `disabled` would throw the keyboard's focus away at the last step, so the end is only said.
const Step = ({ label, icon, blocked, onStep }: StepProps) => (
  <StepButton type="button" aria-label={label} aria-disabled={blocked} onClick={blocked ? undefined : onStep}>
    <Icon name={icon} size={18} />
  </StepButton>
);

const Root = styled('div')({
  gridArea: 'stepper',
  display: 'inline-flex',
  justifySelf: 'start',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
});

const StepButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.primary,
  cursor: 'pointer',
  '&:hover': { background: color.primaryTint },
  '&[aria-disabled="true"]': { color: color.control, background: 'none', cursor: 'not-allowed' },
});

const Field = styled('input')({
  width: 48,
  border: 0,
  borderInline: `1px solid ${color.line}`,
  background: 'none',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
});
