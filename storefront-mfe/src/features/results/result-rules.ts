import type { ResultRecord } from '@aarohan/shared/results';

export type Outcome = 'passed' | 'failed' | 'open';

/** What the `Grade` of a record says, in whatever letter case (spec 2 §2); any other grade is neither. */
export function outcomeOf(record: ResultRecord): Outcome {
  const grade = String(record['Grade'] ?? '')
    .trim()
    .toLowerCase();
  if (grade === 'pass') return 'passed';
  return grade === 'fail' ? 'failed' : 'open';
}
