import { institute } from '@aarohan/shared/brand';
import { formatMoney, gstPercent, withGst } from '@aarohan/shared/money';
import { closePaper, openPaper, write } from '../pdf/house-paper.ts';
import type { BrochureContent } from './brochure-content.ts';
import { drawBand, drawEntry, drawFacts, drawPanel, drawSection, drawTable, gap } from './brochure-blocks.ts';
import { contactLines } from './contact-lines.ts';

/** A program's brochure as a PDF file of A4 pages. */
export function drawBrochure({ program, highlights, modules, faqs }: BrochureContent): Promise<Buffer> {
  const paper = openPaper({ title: `${program.name}: brochure`, subject: program.description, madeAt: program.updatedAt });
  const weeks = `${program.durationWeeks} weeks`;

  drawBand(paper, { label: `${institute.name} · Program brochure`, title: program.name, line: `${program.mode} · ${weeks}` });
  write(paper, 'body', program.description);
  gap(paper, 14);
  drawFacts(paper, [
    ['Duration', weeks],
    ['Mode', program.mode],
    ['Classes', program.classTiming],
  ]);

  drawSection(paper, 'Fees', 110);
  drawTable(
    paper,
    ['', 'Fee', `GST ${gstPercent} %`, 'Total'],
    [feeRow('Students', program.feeStudent), feeRow('Working professionals', program.feeProfessional)],
  );

  if (highlights.length > 0) drawSection(paper, 'Highlights');
  for (const { title, description } of highlights) drawEntry(paper, title, [description]);

  if (modules.length > 0) drawSection(paper, 'What you learn');
  modules.forEach(({ heading, subheadings }, index) => {
    drawEntry(
      paper,
      `${index + 1}. ${heading}`,
      subheadings.map(({ subheading, description }) => `${subheading}: ${description}`),
    );
  });

  if (faqs.length > 0) drawSection(paper, 'Questions and answers');
  for (const { question, answer } of faqs) drawEntry(paper, question, [answer]);

  drawPanel(paper, 'Talk to us', contactLines());
  return closePaper(paper, `${institute.name} · ${program.name}`);
}

/** @param net paise */
function feeRow(label: string, net: number): string[] {
  const { tax, gross } = withGst(net);
  return [label, ...[net, tax, gross].map(formatMoney)];
}
