import { useEffect, type ClipboardEvent } from 'react';
import { OtpProof } from '@aarohan/shared/accounts';
import { Field, Form, SubmitButton, useZodForm } from '@aarohan/shared/forms';
import { ApiError } from '@aarohan/shared/http';
import { notify } from '@aarohan/shared/notices';
import { useLogin } from '../session/use-login.ts';

const Code = OtpProof.pick({ otp: true });

/** The code from the e-mail. */
export function CodeForm({ email, next }: { email: string; next: string | null }) {
  const form = useZodForm(Code, { otp: '' });
  const login = useLogin(next);
  const { setFocus, setValue } = form;

  useEffect(() => setFocus('otp'), [setFocus]);

  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    setValue('otp', findCode(event.clipboardData.getData('text')), { shouldDirty: true, shouldValidate: true });
  };

  const verify = async ({ otp }: { otp: string }): Promise<void> => {
    try {
      await login({ email, otp });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError('root.server', { message: 'Invalid OTP. Please try again.' });
      // The spec has one sentence for every failure; here it was not the code.
      if (error.code !== 'wrong-code') notify('error', error.message);
    }
  };

  return (
    <Form form={form} onSubmit={verify} label="One-time code">
      <p role="status">If {email} can log in here, a code is on its way. It is valid for 10 minutes.</p>
      <Field
        name="otp"
        label="OTP"
        placeholder="Enter 6-digit OTP"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        onPaste={paste}
      />
      <SubmitButton pendingLabel="Logging in…">Login</SubmitButton>
    </Form>
  );
}

/** A copied code often comes with spaces or words around it, which the limit of six would cut. */
function findCode(text: string): string {
  const [code] = /\b\d{3}[ -]?\d{3}\b/.exec(text) ?? [text];
  return code.replace(/\D/g, '').slice(0, 6);
}
