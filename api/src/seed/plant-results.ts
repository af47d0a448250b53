import type { Tx } from '../db/db.ts';
import { results } from '../results/result-tables.ts';
import { seedDay } from './seed-day.ts';

export async function plantResults(tx: Tx): Promise<void> {
  await tx.insert(results).values(rows.map(([email, record]) => ({ email, record, publishedAt: seedDay })));
}

const rows: [string, Record<string, string | number>][] = [
  ['asha.pass@example.com', result('Asha Pal', 'Data Analytics and Business Intelligence', 82, 88, 'Pass')],
  ['ravi.fail@example.com', result('Ravi Sinha', 'Python Programming', 31, 36, 'Fail')],
  ['meghna.pass@example.com', result('Meghna Dutta', 'Generative AI', 74, 91, 'Pass')],
  ['irfan.pass@example.com', result('Irfan Ansari', 'Cyber Security and Ethical Hacking', 68, 72, 'Pass')],
];

function result(name: string, course: string, theory: number, practical: number, grade: 'Pass' | 'Fail'): Record<string, string | number> {
  return { Name: name, Course: course, Theory: theory, Practical: practical, Total: theory + practical, Grade: grade };
}
