import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { color } from '@aarohan/shared/ui';
import { FieldNotes, useControl, type FrameProps } from './field-frame.tsx';

/** A yes or no of its own. */
export function CheckboxField({ name, label, help }: FrameProps) {
  const { register } = useFormContext();
  const { error, control } = useControl(name, help);
  return (
    <div>
      <Label>
        <input type="checkbox" {...control} {...register(name)} />
        {label}
      </Label>
      <FieldNotes id={control.id} help={help} error={error} />
    </div>
  );
}

const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  cursor: 'pointer',
  input: { flex: 'none', width: 20, height: 20, margin: 0, accentColor: color.primary },
});
