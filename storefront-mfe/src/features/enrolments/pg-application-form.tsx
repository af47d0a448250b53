import { noPgPapers, PgApplicationInput } from '@aarohan/shared/application-inputs';
import { PgApplication, pgDocuments, type PgDocument } from '@aarohan/shared/enrolments';
import { Field, FileField, Form, RadioField, SelectField, SubmitButton, useZodForm } from '@aarohan/shared/forms';
import { ApiError, sendForm } from '@aarohan/shared/http';
import { enrolmentStates } from '@aarohan/shared/indian-states';
import { notify } from '@aarohan/shared/notices';
import { useState } from 'react';
import { Columns, Group, Limit } from './form-parts.ts';
import { UploadProgress } from './upload-progress.tsx';

interface PgApplicationFormProps {
  courseId: string;
  onSent: () => void;
}

/** The application for a postgraduate course, with marks and papers (spec 2 §3, §5, §8). */
export function PgApplicationForm({ courseId, onSent }: PgApplicationFormProps) {
  const form = useZodForm(PgApplicationInput, { name: '', email: '', mobile: '', candidate: 'STUDENT', ...noPgPapers() });
  const [progress, setProgress] = useState<number>();

  async function send(input: PgApplicationInput): Promise<void> {
    setProgress(0);
    try {
      const files: Partial<Record<PgDocument, File[]>> = {};
      for (const { name } of papers) if (input[name].length > 0) files[name] = input[name];
      const body = PgApplication.parse(input);
      await sendForm(
        'POST /api/apply_pgcourse/:pgcourseId',
        { params: { pgcourseId: courseId }, body },
        { files, onProgress: setProgress },
      );
      notify('success', 'Application submitted successfully ✅');
      form.reset();
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError('root.server', { message: error.status > 0 && error.message ? error.message : 'Submission failed ❌' });
      for (const [field, message] of Object.entries(error.fields)) {
        if (field in input) form.setError(field as keyof PgApplicationInput, { type: 'server', message });
      }
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <Form form={form} onSubmit={send} label="Application">
      <Field name="name" label="Full Name" autoComplete="name" maxLength={120} />
      <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
      <Field name="mobile" label="Mobile" type="tel" autoComplete="tel" maxLength={20} help="With or without +91." />
      <SelectField name="state" label="State" placeholder="Choose your state" options={states} optional autoComplete="address-level1" />
      <Field name="university_name" label="University Name" optional autoComplete="organization" maxLength={200} />
      <RadioField name="candidate" label="Candidate Type" options={candidates} />
      <Group>
        <legend>Marks</legend>
        <Columns>
          {marks.map(({ name, label }) => (
            <Field key={name} name={name} label={label} optional autoComplete="off" maxLength={20} />
          ))}
        </Columns>
      </Group>
      <Group>
        <legend>Documents</legend>
        <Limit>
          Each file may have up to 500 KB: PDF, JPEG, PNG or WebP. Photos that are larger are made smaller before they are sent.
        </Limit>
        {papers.map(({ name, label, help }) => (
          <FileField
            key={name}
            name={name}
            label={label}
            help={help ?? 'Up to 500 KB each.'}
            optional={name !== 'paymentScreenshot'}
            rule={pgDocuments[name]}
          />
        ))}
      </Group>
      {progress !== undefined && <UploadProgress part={progress} />}
      <SubmitButton pendingLabel="Submitting..." tone="next" size="large" fullWidth>
        Submit application
      </SubmitButton>
    </Form>
  );
}

const states = enrolmentStates.map((name) => ({ value: name, label: name }));
const candidates = [
  { value: 'STUDENT', label: 'Student' },
  { value: 'PROFESSIONAL', label: 'Professional' },
];
const marks = [
  { name: 'tenthPercentage', label: '10th Percentage' },
  { name: 'twelfthPercentage', label: '12th Percentage' },
  { name: 'firstYearYGPA', label: '1st Year YGPA' },
  { name: 'secondYearYGPA', label: '2nd Year YGPA' },
  { name: 'thirdYearYGPA', label: '3rd Year YGPA' },
  { name: 'fourthYearYGPA', label: '4th Year YGPA' },
];
const papers: { name: PgDocument; label: string; help?: string }[] = [
  { name: 'paymentScreenshot', label: 'Payment Screenshot' },
  { name: 'tenthMarksheet', label: '10th Marksheet' },
  { name: 'twelfthMarksheet', label: '12th Marksheet' },
  { name: 'firstYearMarksheet', label: '1st Year Marksheet' },
  { name: 'secondYearMarksheet', label: '2nd Year Marksheet' },
  { name: 'thirdYearMarksheet', label: '3rd Year Marksheet' },
  { name: 'fourthYearMarksheet', label: '4th Year Marksheet' },
  { name: 'latestMarksheet', label: 'Latest Marksheet' },
  { name: 'aadharCard', label: 'Aadhaar card', help: 'The masked copy, please: only the last four digits of the number visible.' },
  { name: 'panCard', label: 'PAN card' },
  { name: 'otherDocument', label: 'Other document' },
];
