import { enrolmentPapers, type CandidateType, type EnrolmentDocument } from '@aarohan/shared/enrolments';

/** `REG-2026-0049`; five digits and more after the 9999th of a year. */
export const registrationIdOf = (year: number, number: number): string => `REG-${year}-${String(number).padStart(4, '0')}`;

/** The required papers that a form lacks, each with a sentence, by the names of their parts (spec 2 §5). */
export function missingPapers(type: CandidateType, given: readonly { part: string }[]): Record<string, string> {
  const missing = enrolmentPapers[type].required.filter((paper) => !given.some(({ part }) => part === paper));
  return Object.fromEntries(missing.map((paper) => [paper, `Add your ${paperNames[paper]}.`]));
}

const paperNames: Record<EnrolmentDocument, string> = {
  '10thMarksheet': '10th marksheet',
  '12thMarksheet': '12th marksheet',
  '1stYearMarksheet': '1st year marksheet',
  '2ndYearMarksheet': '2nd year marksheet',
  '3rdYearMarksheet': '3rd year marksheet',
  '4thYearMarksheet': '4th year marksheet',
  aadhar: 'Aadhaar card',
  pan: 'PAN card',
  finalResult: 'latest marksheet',
  paymentScreenshot: 'payment screenshot',
  otherDocuments: 'other documents',
};

/** What was filled in, by the field's name. */
export const filledIn = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''));
