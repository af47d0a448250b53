import { useEffect, useState } from 'react';
import { Registration } from '@aarohan/shared/accounts';
import { Field, Form, SubmitButton, useZodForm } from '@aarohan/shared/forms';
import { ApiError, request } from '@aarohan/shared/http';
import { useNavigate } from '@aarohan/shared/router';
import { rememberSession } from '@aarohan/shared/session';
import { Note } from '@aarohan/shared/ui';

/** milliseconds until the login page follows (spec 1 §9) */
const redirectDelay = 2000;

export function RegisterForm() {
  const form = useZodForm(Registration, { fullname: '', email: '', mobile: '', password: '' });
  const [isDone, setIsDone] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate('/login'), redirectDelay);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const register = async (body: Registration): Promise<void> => {
    try {
      const { userId, fullname } = await request('POST /api/register', { body });
      rememberSession({ userId, fullName: fullname });
      setIsDone(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError('root.server', { message: 'Registration failed. Please try again later.' });
      for (const [field, message] of Object.entries(error.fields)) {
        if (field in body) form.setError(field as keyof Registration, { type: 'server', message });
      }
    }
  };

  return (
    <Form form={form} onSubmit={register}>
      <Field name="fullname" label="Full Name" autoComplete="name" />
      <Field name="email" label="Email" type="email" autoComplete="email" />
      <Field name="mobile" label="Mobile" type="tel" autoComplete="tel" help="With or without +91." />
      <Field name="password" label="Password" type="password" autoComplete="new-password" help="At least 8 characters." />
      <SubmitButton pendingLabel="Registering…" disabled={isDone}>
        Register
      </SubmitButton>
      {isDone && <Note tone="success">User Registered Successfully!</Note>}
    </Form>
  );
}
