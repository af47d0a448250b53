import { z } from 'zod';
import { defineCalls } from './call.ts';

/** What is published of somebody's assessment: column → value, in the order of the table, `Grade` among them (spec 2 §3). */
export const ResultRecord = z.record(z.string(), z.union([z.string(), z.number()]));
export type ResultRecord = z.infer<typeof ResultRecord>;

/** Instead of the record where results are only shown behind a mailed link (`RESULT_ACCESS=verified`). */
export const ResultLinkSent = z.object({ linkSent: z.literal(true), message: z.string() });
export type ResultLinkSent = z.infer<typeof ResultLinkSent>;

/** What the page asks for (spec 2 §5). */
export const ResultLookup = z.object({ email: z.string().trim().pipe(z.email('Please enter a valid email.').max(254)) });
export type ResultLookup = z.infer<typeof ResultLookup>;

export const resultCalls = defineCalls({
  'GET /api/getResult': {
    summary: 'The published result of an e-mail address, or of a mailed link',
    query: z.object({
      email: z.string().trim().max(254).optional(),
      /** from the mailed link: signed, expiring */
      token: z.string().max(1_000).optional(),
    }),
    answer: z.union([ResultLinkSent, ResultRecord]),
  },
});
