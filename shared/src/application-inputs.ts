import { z } from 'zod';
import {
  EnrolmentForm,
  enrolmentDocuments,
  enrolmentPapers,
  PgApplication,
  pgDocuments,
  type CandidateType,
  type EnrolmentDocument,
  type PgDocument,
} from './enrolments.ts';

/** A list of files as a form holds it. */
const filesOf = (isRequired: boolean, sentence: string) =>
  z.custom<File[]>((value) => Array.isArray(value) && (value.length > 0 || !isRequired), sentence);
type Files = ReturnType<typeof filesOf>;

const enrolmentParts = Object.keys(enrolmentDocuments) as EnrolmentDocument[];
const pgParts = Object.keys(pgDocuments) as PgDocument[];

function papersOf(type: CandidateType): Record<EnrolmentDocument, Files> {
  const { required } = enrolmentPapers[type];
  const entries = enrolmentParts.map((part) => [part, filesOf(required.includes(part), 'Add at least one file.')] as const);
  return Object.fromEntries(entries) as Record<EnrolmentDocument, Files>;
}

/** The enrolment form as it is filled in: the contract's texts, and files by the names of their parts. */
export const EnrolmentInput = z.discriminatedUnion(
  'candidateType',
  [
    z.object({ ...EnrolmentForm.shape, candidateType: z.literal('student'), ...papersOf('student') }),
    z.object({ ...EnrolmentForm.shape, candidateType: z.literal('professional'), ...papersOf('professional') }),
  ],
  'Choose student or professional.',
);
export type EnrolmentInput = z.infer<typeof EnrolmentInput>;

export const noPapers = (): Record<EnrolmentDocument, File[]> => emptyLists(enrolmentParts);

/** The postgraduate application as it is filled in. */
export const PgApplicationInput = z.object({
  ...PgApplication.shape,
  ...(Object.fromEntries(pgParts.map((part) => [part, filesOf(part === 'paymentScreenshot', 'Payment Screenshot is required.')])) as Record<
    PgDocument,
    Files
  >),
});
export type PgApplicationInput = z.infer<typeof PgApplicationInput>;

export const noPgPapers = (): Record<PgDocument, File[]> => emptyLists(pgParts);

function emptyLists<Part extends string>(parts: readonly Part[]): Record<Part, File[]> {
  return Object.fromEntries(parts.map((part) => [part, []])) as unknown as Record<Part, File[]>;
}
