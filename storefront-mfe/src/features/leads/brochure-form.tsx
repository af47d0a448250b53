import { Field, Form, SelectField, SubmitButton } from '@aarohan/shared/forms';
import { indianStates } from '@aarohan/shared/indian-states';
import { Icon, styled, Note } from '@aarohan/shared/ui';
import { BrochureFiles } from './brochure-files.tsx';
import type { BrochureFormState } from './use-brochure-form.ts';

interface BrochureFormProps {
  brochure: BrochureFormState;
  productName: string;
}

/** Who wants the brochure (spec 1 §2, §5). */
export const BrochureForm = ({ brochure: { form, outcome, send }, productName }: BrochureFormProps) => (
  <Form form={form} onSubmit={send} label="Brochure request">
    <Field name="fullname" label="Full Name" autoComplete="name" maxLength={120} />
    <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
    <SelectField name="location" label="State" placeholder="Choose your state" options={states} autoComplete="address-level1" />
    <Field name="mobileno" label="Mobile" type="tel" autoComplete="tel" maxLength={20} help="With or without +91." />
    <Field
      name="YearsOfExperience"
      label="Years of Experience"
      inputMode="decimal"
      autoComplete="off"
      help="0 if you are still studying."
    />
    {outcome?.kind === 'known' && <Note tone="warning">This email is already registered for a brochure.</Note>}
    {outcome?.kind === 'sent' && (
      <Sent>
        <Note tone="success">{outcome.message}</Note>
        <BrochureFiles productName={productName} files={outcome.files} />
      </Sent>
    )}
    <SubmitButton
      pendingLabel="Sending…"
      size="large"
      fullWidth
      disabled={outcome?.kind === 'sent'}
      startIcon={<Icon name="download" size={18} />}
    >
      Download Brochure
    </SubmitButton>
  </Form>
);

const states = indianStates.map((name) => ({ value: name, label: name }));

const Sent = styled('div')({ display: 'grid', gap: 12 });
