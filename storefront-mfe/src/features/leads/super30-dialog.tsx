import { Field, Form, SubmitButton, useZodForm } from '@aarohan/shared/forms';
import { ApiError, request } from '@aarohan/shared/http';
import { Super30Request } from '@aarohan/shared/leads';
import { notify } from '@aarohan/shared/notices';
import { Button, styled } from '@aarohan/shared/ui';
import { Dialog } from '@aarohan/shared/ui-dialog';
import { saveFile } from './save-files.ts';

/** milliseconds; what document 2 §9 says of toasts */
const toastTime = 3000;

/** Who wants the brochure of Super30 (spec 2 §2, §5, §8). */
export function Super30Dialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useZodForm(Super30Request, { fullname: '', email: '', mobileno: '', location: '' });

  async function send(body: Super30Request): Promise<void> {
    try {
      const { fileUrl } = await request('POST /api/sendSuper30Brochure', { body });
      notify('success', 'Brochure sent successfully! Downloading now...', toastTime);
      saveFile(fileUrl, 'Super30Brochure.pdf');
      form.reset();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify('error', 'Error submitting form. Please try again.', toastTime);
      for (const [field, message] of Object.entries(error.fields)) {
        if (field in body) form.setError(field as keyof Super30Request, { type: 'server', message });
      }
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title="Download Super30" size="small">
      <Form form={form} onSubmit={send} label="Super30 brochure">
        <Field name="fullname" label="Full Name" autoComplete="name" maxLength={120} />
        <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
        <Field name="mobileno" label="Mobile" type="tel" autoComplete="tel" maxLength={20} help="With or without +91." />
        <Field name="location" label="Location" autoComplete="address-level2" maxLength={120} help="Your city or state." />
        <Buttons>
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
          <SubmitButton pendingLabel="Submitting...">Submit</SubmitButton>
        </Buttons>
      </Form>
    </Dialog>
  );
}

const Buttons = styled('div')({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 12 });
