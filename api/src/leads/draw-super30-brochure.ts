import { institute } from '@aarohan/shared/brand';
import { closePaper, openPaper, write } from '../pdf/house-paper.ts';
import { drawBand, drawEntry, drawFacts, drawPanel, drawSection, gap } from './brochure-blocks.ts';
import { contactLines } from './contact-lines.ts';

/** The day on which the wording below was last changed. */
const wordedAt = new Date('2026-12-01T00:00:00Z');

/** The brochure of Super30 as a PDF file of A4 pages. */
export function drawSuper30Brochure(): Promise<Buffer> {
  const paper = openPaper({ title: 'Super30: brochure', subject: summary, madeAt: wordedAt });
  drawBand(paper, { label: `${institute.name} · Brochure`, title: 'Super30', line: 'Thirty learners a year, chosen by merit' });
  write(paper, 'body', summary);
  gap(paper, 14);
  drawFacts(paper, [
    ['Places', 'Thirty in each year'],
    ['Who', 'Final-year students and graduates of the last two years, of any subject'],
    ['Chosen by', 'A written test, a task to take home, and a conversation; marks alone decide nothing'],
  ]);
  drawSection(paper, 'What the year holds');
  for (const [heading, text] of parts) drawEntry(paper, heading, [text]);
  drawPanel(paper, 'Talk to us', contactLines());
  return closePaper(paper, `${institute.name} · Super30`);
}

const summary =
  'Thirty learners a year, chosen by merit, taught together by our senior mentors and prepared for one goal: the offer letter.';

const parts: [string, string][] = [
  [
    'One group, taught together',
    'All thirty learn in the same room and at the same pace, six days a week, with the mentors who lead our programs.',
  ],
  [
    'Work that is read',
    'Every exercise comes back with remarks within two days. Every month ends with a piece of work that goes into the portfolio.',
  ],
  [
    'Interviews, again and again',
    'From the fourth month on each learner is interviewed every week, first by mentors and then by people who hire.',
  ],
  ['The campus drive', 'The year ends with our recruiters. Who has no offer then stays with the mentors until there is one.'],
];
