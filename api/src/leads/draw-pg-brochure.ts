import { institute } from '@aarohan/shared/brand';
import type { PgCourseRow } from '../catalogue/pg-course-store.ts';
import { closePaper, openPaper, write } from '../pdf/house-paper.ts';
import { drawBand, drawEntry, drawFacts, drawPanel, drawSection, gap } from './brochure-blocks.ts';
import { contactLines } from './contact-lines.ts';

/** The day on which the wording below was last changed. */
const wordedAt = new Date('2026-12-01T00:00:00Z');

/** A postgraduate course's brochure as a PDF file of A4 pages. */
export function drawPgBrochure({ name, description }: PgCourseRow): Promise<Buffer> {
  const paper = openPaper({ title: `${name}: brochure`, subject: description, madeAt: wordedAt });
  drawBand(paper, { label: `${institute.name} · Postgraduate course brochure`, title: name, line: 'Postgraduate course' });
  for (const paragraph of description.split('\n\n')) {
    write(paper, 'body', paragraph);
    gap(paper, 8);
  }
  drawFacts(paper, [
    ['Who', 'Graduates of any subject, students in their final year, and working professionals'],
    ['Papers', '10th and 12th marksheets, marksheets of the degree so far, an identity paper with the number masked'],
    ['Apply', `Online at ${institute.website}, all year`],
  ]);
  drawSection(paper, 'How admission works');
  for (const [step, text] of steps) drawEntry(paper, step, [text]);
  drawPanel(paper, 'Talk to us', contactLines());
  return closePaper(paper, `${institute.name} · ${name}`);
}

const steps: [string, string][] = [
  ['1. Apply', 'Fill in the form with your marks and papers. You get a registration number at once and by mail.'],
  ['2. Talk', 'An advisor calls you within two working days, answers your questions and looks at your papers with you.'],
  ['3. Letter', 'Who is admitted gets a letter with the fee, its installments and the date until which the place is held.'],
  ['4. Begin', 'With the first installment the place is yours. Classes begin with the next batch.'],
];
