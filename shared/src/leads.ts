import { z } from 'zod';
import { defineCalls } from './call.ts';
import { Id } from './id.ts';
import { indianStates } from './indian-states.ts';
import { typedNumber } from './typed-number.ts';

const fullname = z.string().trim().min(1, 'Enter your full name.').max(120);
const email = z.email('Enter an e-mail address like name@example.com.').max(254);
const mobileno = z.string().trim().min(1, 'Enter your mobile number.').max(20);

/** A request for a program's brochure (spec 1 §3, §5). */
export const BrochureRequest = z.object({
  fullname,
  email,
  location: z.enum(indianStates, 'Please select a valid Indian state.'),
  mobileno,
  /** years */
  YearsOfExperience: z.preprocess(
    typedNumber,
    z.number('Enter your years of experience as a number.').min(0, 'Enter 0 or more.').max(60, 'Enter at most 60.'),
  ),
});
export type BrochureRequest = z.infer<typeof BrochureRequest>;

/** A message from the contact page (spec 2 §3, §5). */
export const ContactMessage = z.object({
  fullname,
  email,
  mobileno,
  subject: z.string().trim().min(1, 'Enter a subject.').max(200),
  message: z.string().trim().min(1, 'Write your message.').max(5_000),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** A request for the brochure of Super30 (spec 2 §3, §5); `location` is a free text. */
export const Super30Request = z.object({
  fullname,
  email,
  mobileno,
  location: z.string().trim().min(1, 'Enter your city or state.').max(120),
});
export type Super30Request = z.infer<typeof Super30Request>;

export const leadCalls = defineCalls({
  'POST /api/addBrochure/:productId': {
    summary: 'Ask for the brochure of a program or a postgraduate course',
    params: z.object({ productId: Id }),
    body: BrochureRequest,
    /** `pdfs`: paths of files to download */
    answer: z.object({ message: z.string(), pdfs: z.array(z.string()) }),
  },
  'POST /api/addContactus': {
    summary: 'Write to the institute',
    body: ContactMessage,
    answer: z.object({ message: z.string() }),
  },
  'POST /api/sendSuper30Brochure': {
    summary: 'Ask for the brochure of Super30',
    body: Super30Request,
    /** `fileUrl`: path of the file to download */
    answer: z.object({ message: z.string(), fileUrl: z.string() }),
    status: 201,
  },
});
