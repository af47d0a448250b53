import { Field, Form, SubmitButton, TextAreaField } from '@aarohan/shared/forms';
import { media, styled } from '@aarohan/shared/ui';
import { useContactForm } from './use-contact-form.ts';

/** A message to the institute (spec 2 §2, §3). */
export function ContactForm() {
  const { form, sent, send } = useContactForm();
  return (
    <Form form={form} onSubmit={send} label="Message to us">
      <Field name="fullname" label="Full Name" autoComplete="name" maxLength={120} />
      <Columns>
        <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
        <Field name="mobileno" label="Mobile" type="tel" autoComplete="tel" maxLength={20} help="With or without +91." />
      </Columns>
      <Field name="subject" label="Subject" autoComplete="off" maxLength={200} />
      <TextAreaField name="message" label="Message" rows={6} maxLength={5000} />
      <SubmitButton pendingLabel="Sending…" tone="next" size="large" fullWidth disabled={sent}>
        {sent ? 'Sent' : 'Send message'}
      </SubmitButton>
    </Form>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
});
