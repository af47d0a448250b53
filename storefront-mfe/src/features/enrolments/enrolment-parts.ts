import { noPapers, type EnrolmentInput } from '@aarohan/shared/application-inputs';
import { EnrolmentForm, enrolmentPapers, type EnrolmentDocument } from '@aarohan/shared/enrolments';

export const emptyEnrolment = (productId: string, batchNumber: number | null) => ({
  productId,
  batchNumber: batchNumber === null ? '' : String(batchNumber),
  fullname: '',
  email: '',
  phno: '',
  universityCollegeName: '',
  candidateType: 'student' as const,
  specialization: 'Yes' as const,
  ...noPapers(),
});

/** What is sent: only what the candidate type was asked for. */
export function toSend(input: EnrolmentInput) {
  const { shown } = enrolmentPapers[input.candidateType];
  const body = EnrolmentForm.parse(input);
  const files: Partial<Record<EnrolmentDocument, File[]>> = {};
  for (const name of shown) if (input[name].length > 0) files[name] = input[name];
  return { body: input.candidateType === 'student' ? body : withoutMarks(body), files };
}

const withoutMarks = (body: EnrolmentForm): EnrolmentForm => ({
  ...body,
  ...Object.fromEntries(markFields.map(({ name }) => [name, undefined])),
});

/** What a student may say of marks (spec 2 §3). */
export const markFields = [
  { name: '10thPercentage', label: '10th Percentage' },
  { name: '12thPercentage', label: '12th Percentage' },
  { name: '1stYearYGPA', label: '1st Year YGPA' },
  { name: '2ndYearYGPA', label: '2nd Year YGPA' },
  { name: '3rdYearYGPA', label: '3rd Year YGPA' },
  { name: '4thYearYGPA', label: '4th Year YGPA' },
] as const;

export const paperLabels: Record<EnrolmentDocument, string> = {
  '10thMarksheet': '10th Marksheet',
  '12thMarksheet': '12th Marksheet',
  '1stYearMarksheet': '1st Year Marksheet',
  '2ndYearMarksheet': '2nd Year Marksheet',
  '3rdYearMarksheet': '3rd Year Marksheet',
  '4thYearMarksheet': '4th Year Marksheet',
  aadhar: 'Aadhaar card',
  pan: 'PAN card',
  finalResult: 'Latest Marksheet',
  paymentScreenshot: 'Payment Screenshot',
  otherDocuments: 'Other documents',
};
