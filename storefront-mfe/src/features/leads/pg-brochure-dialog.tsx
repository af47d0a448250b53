import { Field, Form, SelectField, SubmitButton, useZodForm } from '@aarohan/shared/forms';
import { ApiError, request } from '@aarohan/shared/http';
import { indianStates } from '@aarohan/shared/indian-states';
import { BrochureRequest } from '@aarohan/shared/leads';
import { notify } from '@aarohan/shared/notices';
import { Button, color, styled } from '@aarohan/shared/ui';
import { Dialog } from '@aarohan/shared/ui-dialog';
import { saveFiles } from './save-files.ts';

interface PgBrochureDialogProps {
  courseId: string;
  open: boolean;
  onClose: () => void;
}

/** Who wants the brochure of a postgraduate course, in the words of document 3 §2.1 and §8. */
export function PgBrochureDialog({ courseId, open, onClose }: PgBrochureDialogProps) {
  const form = useZodForm(BrochureRequest, { fullname: '', email: '', mobileno: '' });

  async function send(body: BrochureRequest): Promise<void> {
    try {
      const { pdfs } = await request('POST /api/addBrochure/:productId', { params: { productId: courseId }, body });
      notify('success', '✅ Brochure submitted successfully. Check your email!');
      void saveFiles(pdfs);
      form.reset();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify('error', `❌ ${error.status > 0 && error.message ? error.message : 'Something went wrong.'}`);
      for (const [field, message] of Object.entries(error.fields)) {
        if (field in body) form.setError(field as keyof BrochureRequest, { type: 'server', message });
      }
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title="Download Brochure" size="small">
      <Subtitle>Get detailed information about this course</Subtitle>
      <Form form={form} onSubmit={send} label="Brochure request">
        <Field name="fullname" label="Full Name" autoComplete="name" maxLength={120} />
        <Field name="email" label="Email Address" type="email" autoComplete="email" maxLength={254} />
        <Field name="mobileno" label="Mobile Number" type="tel" autoComplete="tel" maxLength={20} help="With or without +91." />
        <SelectField name="location" label="Select State" placeholder="Choose your state" options={states} autoComplete="address-level1" />
        <Field
          name="YearsOfExperience"
          label="Years of Experience"
          inputMode="decimal"
          autoComplete="off"
          help="0 if you are still studying."
        />
        <Buttons>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pendingLabel="Sending…">Download Brochure</SubmitButton>
        </Buttons>
      </Form>
    </Dialog>
  );
}

const states = indianStates.map((name) => ({ value: name, label: name }));

const Subtitle = styled('p')({ marginBottom: 20, color: color.muted });
const Buttons = styled('div')({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 12 });
