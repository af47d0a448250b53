import { useZodForm } from '@aarohan/shared/forms';
import { ApiError, request } from '@aarohan/shared/http';
import { ContactMessage } from '@aarohan/shared/leads';
import { notify } from '@aarohan/shared/notices';
import { useHomeAfter } from '@aarohan/shared/router';
import { useState } from 'react';

/** milliseconds; what document 2 §9 says of toasts */
const toastTime = 3000;

/** A message to the institute: its fields, the sending, and the way home some time after it was taken. */
export function useContactForm() {
  const form = useZodForm(ContactMessage, { fullname: '', email: '', mobileno: '', subject: '', message: '' });
  const [sent, setSent] = useState(false);
  useHomeAfter(sent);

  async function send(body: ContactMessage): Promise<void> {
    try {
      await request('POST /api/addContactus', { body });
      notify('success', 'Thanks for contacting us! We will reach you soon.', toastTime);
      setSent(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify('error', 'Something went wrong. Please try again.', toastTime);
      for (const [field, message] of Object.entries(error.fields)) {
        if (field in body) form.setError(field as keyof ContactMessage, { type: 'server', message });
      }
    }
  }

  return { form, sent, send };
}
