import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { applyApiError } from './apply-api-error.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormIdContext } from './form-ids.ts';

interface FormProps<In extends FieldValues, Out extends FieldValues> {
  form: UseFormReturn<In, unknown, Out>;
  /** Sends the checked values. An ApiError that it throws is shown on the fields and in the summary. */
  onSubmit: (values: Out) => Promise<void> | void;
  /** accessible name; without one the form is no landmark */
  label?: string;
  children: ReactNode;
}

/**
 * One column of fields with a summary of what is wrong, which takes focus. `post`, because a browser whose scripts
 * are off or late would otherwise put what was typed into the address.
 */
export function Form<In extends FieldValues, Out extends FieldValues>({ form, onSubmit, label, children }: FormProps<In, Out>) {
  const id = useId();
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      applyApiError(form, error);
    }
  });
  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <Root method="post" noValidate aria-label={label} onSubmit={(event) => void send(event)}>
          <ErrorSummary />
          {children}
        </Root>
      </FormIdContext>
    </FormProvider>
  );
}

const Root = styled('form')({ display: 'grid', gap: 20 });
