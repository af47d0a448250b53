import { OtpRequest } from '@aarohan/shared/accounts';
import { Field, Form, SubmitButton, useWatch, useZodForm } from '@aarohan/shared/forms';
import { ApiError } from '@aarohan/shared/http';
import { notify } from '@aarohan/shared/notices';
import { CodeForm } from './code-form.tsx';
import { useSendCode } from './use-send-code.ts';

/** The e-mail address first; the code and the Login button once a code is on its way to that address. */
export function LoginForm({ next }: { next: string | null }) {
  const form = useZodForm(OtpRequest, { email: '' });
  const { sentTo, waiting, sendCode } = useSendCode();
  const email = useWatch({ control: form.control, name: 'email' });
  const isSent = sentTo !== undefined && sentTo === email.trim();

  const send = async (request: { email: string }): Promise<void> => {
    try {
      await sendCode(request.email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError('root.server', { message: 'Failed to send OTP. Please try again.' });
      notify('error', 'Failed to send OTP.');
    }
  };

  return (
    <>
      <Form form={form} onSubmit={send} label="E-mail address">
        <Field name="email" label="Email" type="email" autoComplete="email" />
        <SubmitButton pendingLabel="Sending…" variant={isSent ? 'outlined' : 'contained'} disabled={isSent && waiting}>
          {isSent ? 'Resend OTP' : 'Send OTP'}
        </SubmitButton>
      </Form>
      {isSent && <CodeForm email={sentTo} next={next} />}
    </>
  );
}
