import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { controlStyle } from './control-style.ts';
import { FieldFrame, useControl, type FrameProps } from './field-frame.tsx';

interface TextAreaFieldProps extends FrameProps, Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'form'> {}

/** Several lines of text. */
export function TextAreaField({ name, label, help, optional, rows = 5, ...area }: TextAreaFieldProps) {
  const { register } = useFormContext();
  const { error, control } = useControl(name, help);
  return (
    <FieldFrame name={name} label={label} help={help} optional={optional} error={error}>
      <Area rows={rows} {...area} {...control} {...register(name)} aria-required={optional ? undefined : true} />
    </FieldFrame>
  );
}

const Area = styled('textarea')({ ...controlStyle, resize: 'vertical' });
