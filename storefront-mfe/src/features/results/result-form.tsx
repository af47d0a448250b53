import { Field, Form, SubmitButton, useZodForm } from '@aarohan/shared/forms';
import { ResultLookup } from '@aarohan/shared/results';
import { Card, styled } from '@aarohan/shared/ui';

/** Whose result is looked for (spec 2 §2). */
export function ResultForm({ onAsk }: { onAsk: (lookup: ResultLookup) => Promise<void> }) {
  const form = useZodForm(ResultLookup, { email: '' });
  return (
    <Sheet>
      <Form form={form} onSubmit={onAsk} label="Result lookup">
        <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} help="The address that you enrolled with." />
        <SubmitButton pendingLabel="Looking…" tone="next" size="large" fullWidth>
          Get Result
        </SubmitButton>
      </Form>
    </Sheet>
  );
}

const Sheet = styled(Card)({ maxWidth: 520, padding: 24 });
