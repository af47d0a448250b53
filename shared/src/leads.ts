import { z } from 'zod';
import { defineCalls } from './call.ts';
import { Id } from './id.ts';
import { indianStates } from './indian-states.ts';

/** A number as a field of a form holds it. Unlike coercion it makes no 0 of an empty field. */
const typedNumber = (value: unknown): unknown => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value);

/** A request for a program's brochure (spec 1 §3, §5). */
export const BrochureRequest = z.object({
  fullname: z.string().trim().min(1, 'Enter your full name.').max(120),
  email: z.email('Enter an e-mail address like name@example.com.').max(254),
  location: z.enum(indianStates, 'Please select a valid Indian state.'),
  mobileno: z.string().trim().min(1, 'Enter your mobile number.').max(20),
  /** years */
  YearsOfExperience: z.preprocess(
    typedNumber,
    z.number('Enter your years of experience as a number.').min(0, 'Enter 0 or more.').max(60, 'Enter at most 60.'),
  ),
});
export type BrochureRequest = z.infer<typeof BrochureRequest>;

export const leadCalls = defineCalls({
  'POST /api/addBrochure/:productId': {
    summary: 'Ask for a program’s brochure',
    params: z.object({ productId: Id }),
    body: BrochureRequest,
    /** `pdfs`: paths of files to download */
    answer: z.object({ message: z.string(), pdfs: z.array(z.string()) }),
  },
});
