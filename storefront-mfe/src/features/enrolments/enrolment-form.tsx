import type { CandidateType } from '@aarohan/shared/enrolments';
import { formatDay } from '@aarohan/shared/dates';
import { Field, Form, RadioField, SelectField, SubmitButton, useWatch } from '@aarohan/shared/forms';
import { enrolmentStates } from '@aarohan/shared/indian-states';
import { Note, color, fontSize, styled } from '@aarohan/shared/ui';
import { MarkFields, PaperFields } from './paper-fields.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { EnrolmentState } from './use-enrolment.ts';

interface EnrolmentFormProps {
  enrolment: EnrolmentState;
  batchNumber: number | null;
}

/** Who applies for a program, with marks and papers (spec 2 §3, §5). */
export const EnrolmentForm = ({ enrolment: { form, registration, progress, send }, batchNumber }: EnrolmentFormProps) => (
  <Form form={form} onSubmit={send} label="Enrolment">
    {batchNumber !== null && <Batch>Batch {batchNumber}</Batch>}
    <Field name="fullname" label="Full Name" autoComplete="name" maxLength={120} />
    <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
    <Field name="phno" label="Phone Number" type="tel" autoComplete="tel" maxLength={20} help="With or without +91." />
    <SelectField name="state" label="State" placeholder="Choose your state" options={states} autoComplete="address-level1" />
    <Field name="universityCollegeName" label="University / College Name" autoComplete="organization" maxLength={200} />
    <RadioField name="specialization" label="Specialization" options={yesOrNo} />
    <RadioField name="candidateType" label="Candidate Type" options={candidateTypes} />
    <ForCandidate />
    {registration && (
      <Note tone="success">
        Registration successful! Your registration number is {registration.registrationId}, of {formatDay(registration.registrationDate)}.
      </Note>
    )}
    {progress !== undefined && <UploadProgress part={progress} />}
    <SubmitButton pendingLabel="Submitting..." tone="next" size="large" fullWidth disabled={registration !== undefined}>
      Submit application
    </SubmitButton>
  </Form>
);

function ForCandidate() {
  const type = useWatch({ name: 'candidateType' }) as CandidateType;
  return (
    <>
      {type === 'student' && <MarkFields />}
      <PaperFields type={type} />
    </>
  );
}

const states = enrolmentStates.map((name) => ({ value: name, label: name }));
const yesOrNo = ['Yes', 'No'].map((value) => ({ value, label: value }));
const candidateTypes = [
  { value: 'student', label: 'Student' },
  { value: 'professional', label: 'Professional' },
];

const Batch = styled('p')({
  justifySelf: 'start',
  padding: '4px 12px',
  borderRadius: 999,
  background: color.primaryTint,
  color: color.primary,
  fontSize: fontSize.small,
  fontWeight: 700,
});
