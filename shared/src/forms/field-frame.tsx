import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Icon, color, fontSize } from '@aarohan/shared/ui';
import { useControlId } from './form-ids.ts';

export interface FrameProps {
  /** the schema's key; below it a path: `installments.0.amount` */
  name: string;
  label: string;
  help?: ReactNode;
  /** says so beside the label */
  optional?: boolean;
}

/** What ties a control to its label, help and error. Spread over the control. */
export function useControl(name: string, help: ReactNode) {
  const { formState } = useFormContext();
  const id = useControlId(name);
  const error = errorOf(formState.errors, name);
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { error, control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined } as const };
}

/** Label above, control, help and error below. */
export function FieldFrame({
  name,
  label,
  help,
  optional = false,
  error,
  children,
}: FrameProps & { error: string | undefined; children: ReactNode }) {
  const id = useControlId(name);
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional> (optional)</Optional>}
      </Label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </Root>
  );
}

export const FieldNotes = ({ id, help, error }: { id: string; help: ReactNode; error: string | undefined }) => (
  <>
    {help && <Help id={`${id}-help`}>{help}</Help>}
    {error && (
      <Wrong id={`${id}-error`}>
        <Icon name="alert" size={16} />
        {error}
      </Wrong>
    )}
  </>
);

function errorOf(errors: object, name: string): string | undefined {
  const error: unknown = get(errors, name);
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string' ? error.message : undefined;
}

const Root = styled('div')({ display: 'grid', gap: 6, minWidth: 0 });
const Label = styled('label')({ fontWeight: 600, lineHeight: 1.4 });
const Optional = styled('span')({ fontWeight: 400, color: color.muted });
const Help = styled('p')({ fontSize: fontSize.small, color: color.muted, lineHeight: 1.45 });
const Wrong = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: fontSize.small,
  fontWeight: 600,
  color: color.rose,
  lineHeight: 1.45,
});
