import { useEffect, type ClipboardEvent } from 'react';
import { OtpProof } from '@aarohan/shared/accounts';
import { Field, Form, SubmitButton, useZodForm } from '@aarohan/shared/forms';
import { ApiError } from '@aarohan/shared/http';
import { useLogin } from '../session/use-login.ts';

const Code = OtpProof.pick({ otp: true });

/** The code from the e-mail. */
export function CodeForm({ email, next }: { email: string; next: string | null }) {
  const form = useZodForm(Code, { otp: '' });
  const login = useLogin(next);
  const { setFocus, setValue } = form;

  useEffect(() => setFocus('otp'), [setFocus]);

  /** A copied code often comes with spaces or words around it, which the limit of six would cut. */
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    setValue('otp', event.clipboardData.getData('text').replace(/\D/g, '').slice(0, 6), { shouldDirty: true, shouldValidate: true });
  };

  const verify = async ({ otp }: { otp: string }): Promise<void> => {
    try {
      await login({ email, otp });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError('root.server', { message: error.status === 0 ? error.message : 'Invalid OTP. Please try again.' });
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
