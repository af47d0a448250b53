import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { color, radius } from '@aarohan/shared/ui';
import { FieldNotes, useControl, type FrameProps } from './field-frame.tsx';

interface RadioFieldProps extends FrameProps {
  options: readonly { value: string; label: string }[];
}

/** One of a few, all of them in sight. */
export function RadioField({ name, label, help, options }: RadioFieldProps) {
  const { register } = useFormContext();
  const { error, control } = useControl(name, help);
  const { id, ...wired } = control;
  return (
    <Group {...wired} role="radiogroup" aria-labelledby={`${id}-legend`}>
      <legend id={`${id}-legend`}>{label}</legend>
      <Choices>
        {options.map(({ value, label: text }, index) => (
          <Choice key={value}>
            <input type="radio" id={index === 0 ? id : undefined} value={value} {...register(name)} />
            {text}
          </Choice>
        ))}
      </Choices>
      <FieldNotes id={id} help={help} error={error} />
    </Group>
  );
}

const Group = styled('fieldset')({ display: 'grid', gap: 6, legend: { padding: 0, marginBottom: 6, fontWeight: 600, lineHeight: 1.4 } });
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
