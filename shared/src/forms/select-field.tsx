import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Icon, color } from '@aarohan/shared/ui';
import { controlStyle } from './control-style.ts';
import { FieldFrame, useControl, type FrameProps } from './field-frame.tsx';

interface SelectFieldProps extends FrameProps, Omit<ComponentProps<'select'>, 'name' | 'id' | 'form' | 'children'> {
  options: readonly { value: string; label: string }[];
  /** shown while nothing is chosen */
  placeholder?: string;
}

/** One of a list, by the platform's own picker. */
export function SelectField({ name, label, help, optional, options, placeholder = 'Choose…', ...select }: SelectFieldProps) {
  const { register } = useFormContext();
  const { error, control } = useControl(name, help);
  return (
    <FieldFrame name={name} label={label} help={help} optional={optional} error={error}>
      <Box>
        <Select {...select} {...control} {...register(name)} aria-required={optional ? undefined : true}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <Icon name="chevron-down" size={18} />
      </Box>
    </FieldFrame>
  );
}

const Box = styled('div')({
  position: 'relative',
  svg: { position: 'absolute', right: 14, top: '50%', marginTop: -9, pointerEvents: 'none', color: color.muted },
});
const Select = styled('select')({ ...controlStyle, appearance: 'none', paddingRight: 44 });
