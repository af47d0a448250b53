import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { Icon, color, fontSize, radius } from '@aarohan/shared/ui';
import { useControlId } from './form-ids.ts';

/** Everything that is wrong, above the form, each line leading to its field. Takes focus when sending failed. */
export function ErrorSummary() {
  const { formState } = useFormContext();
  const { errors, submitCount, isSubmitting } = formState;
  const box = useRef<HTMLDivElement>(null);
  const lines = listErrors(errors);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) box.current?.focus();
  }, [submitCount, isSubmitting]);

  if (submitCount === 0 || lines.length === 0) return null;
  return (
    <Root ref={box} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        {lines.length > 1 && <Title>Please check {lines.length} fields.</Title>}
        <ul>
          {lines.map(({ name, message }) => (
            <li key={name}>{name.startsWith('root') ? message : <FieldLink name={name} message={message} />}</li>
          ))}
        </ul>
      </div>
    </Root>
  );
}

function FieldLink({ name, message }: { name: string; message: string }) {
  const { setFocus } = useFormContext();
  const id = useControlId(name);
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        setFocus(name);
      }}
    >
      {message}
    </a>
  );
}

/** Flattens nested errors: `installments.0.amount`. */
function listErrors(errors: FieldErrors, path = ''): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = path + key;
    if (!error || typeof error !== 'object') return [];
    if (typeof error.message === 'string' && error.message !== '') return [{ name, message: error.message }];
    return 'ref' in error ? [] : listErrors(error as FieldErrors, `${name}.`);
  });
}

const Root = styled('div')({
  display: 'flex',
  gap: 12,
  padding: '14px 16px',
  border: `1px solid ${color.rose}`,
  borderRadius: radius.control,
  background: color.roseTint,
  color: color.rose,
  fontSize: fontSize.small,
  fontWeight: 600,
  a: { color: 'inherit' },
});
const Title = styled('p')({ marginBottom: 4, color: color.ink });
