import { z } from 'zod';
import { CandidateForm, EmployerForm, resumeMissing } from './campus-registrations.ts';
import { wrongBirthday, wrongExpiry } from './campus-rules.ts';

type Judge = (day: string, today: string) => string | undefined;

/** Adds what the calendar says of a day. */
const judged = <S extends z.ZodType<string, string>>(day: S, judge: Judge, today: string) =>
  day.superRefine((value, context) => {
    const message = judge(value, today);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** The candidate's form as it is filled in: the contract's texts, and the file as a list. `today`: ISO 8601. */
export const candidateInput = (today: string) =>
  CandidateForm.extend({
    dob: judged(CandidateForm.shape.dob, wrongBirthday, today),
    resume: z.custom<File[]>((value) => Array.isArray(value) && value.length > 0, resumeMissing),
  });
export type CandidateInput = z.infer<ReturnType<typeof candidateInput>>;

/** The employer's form as it is filled in. `today`: ISO 8601. */
export const employerInput = (today: string) =>
  EmployerForm.extend({ jobExpiryDate: judged(EmployerForm.shape.jobExpiryDate, wrongExpiry, today) });
