import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { controlStyle } from './control-style.ts';
import { FieldFrame, useControl, type FrameProps } from './field-frame.tsx';

interface FieldProps extends FrameProps, Omit<ComponentProps<'input'>, 'name' | 'id' | 'form'> {
  help?: ReactNode;
}

/** A line of text. `type`, `inputMode`, `autoComplete`, `maxLength` and the like go to the input. */
export function Field({ name, label, help, optional, ...input }: FieldProps) {
  const { register } = useFormContext();
  const { error, control } = useControl(name, help);
  const number = input.type === 'number' || input.inputMode === 'decimal' ? { setValueAs: toNumber } : {};
  return (
    <FieldFrame name={name} label={label} help={help} optional={optional} error={error}>
      <Input type="text" {...input} {...control} {...register(name, number)} aria-required={optional ? undefined : true} />
    </FieldFrame>
  );
}

/** A schema's number wants a number; an empty box is nothing, and what is no number stays for the schema to refuse. */
const toNumber = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
};

const Input = styled('input')(controlStyle);
