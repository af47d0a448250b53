import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { institute } from '@aarohan/shared/brand';
import { color } from '@aarohan/shared/tokens';
import PDFDocument from 'pdfkit';

export type Paper = PDFKit.PDFDocument;

/** points, 1/72 inch */
export const margin = { side: 56, top: 64, bottom: 76 } as const;

const styles = {
  title: { font: 'bold', size: 26, lineGap: 2, color: color.surface },
  onInk: { font: 'regular', size: 11, lineGap: 2, color: color.mutedOnInk },
  section: { font: 'bold', size: 16, lineGap: 2, color: color.primary },
  heading: { font: 'bold', size: 11, lineGap: 2, color: color.ink },
  body: { font: 'regular', size: 10, lineGap: 3, color: color.ink },
  muted: { font: 'regular', size: 10, lineGap: 3, color: color.muted },
  small: { font: 'regular', size: 8, lineGap: 1, color: color.muted },
} as const;
export type Style = keyof typeof styles;

/** Cut by `build-fonts.ts`. */
const fonts = {
  regular: path.join(import.meta.dirname, 'fonts/inter-regular.ttf'),
  bold: path.join(import.meta.dirname, 'fonts/inter-bold.ttf'),
};

/** An empty A4 document in the house's fonts; the same content and moment make the same bytes. */
export function openPaper({ title, subject, madeAt }: { title: string; subject: string; madeAt: Date }): Paper {
  const paper = new PDFDocument({
    size: 'A4',
    margins: { left: margin.side, right: margin.side, top: margin.top, bottom: margin.bottom },
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    font: fonts.regular,
    info: { Title: title, Subject: subject, Author: institute.legalName, Creator: institute.name, CreationDate: madeAt },
  });
  paper.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  return paper;
}

/** Numbers the pages, with `foot` beside the number, and answers the file. */
export async function closePaper(paper: Paper, foot: string): Promise<Buffer> {
  const { start, count } = paper.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    paper.switchToPage(index);
    drawFoot(paper, foot, `Page ${index - start + 1} of ${count}`);
  }
  paper.end();
  return buffer(paper);
}

export const widthOf = (paper: Paper): number => paper.page.width - 2 * margin.side;
export const bottomOf = (paper: Paper): number => paper.page.height - margin.bottom;

/** Writes a text below the last one, or at a place. */
export function write(
  paper: Paper,
  style: Style,
  text: string,
  options: PDFKit.Mixins.TextOptions & { at?: [x: number, y: number] } = {},
): void {
  const { at, ...rest } = options;
  const { lineGap } = dress(paper, style);
  const [x, y] = at ?? [margin.side, paper.y];
  paper.text(text, x, y, { lineGap, ...rest });
}

/** points that a text takes, with the gap below its last line */
export function heightOf(paper: Paper, style: Style, text: string, width = widthOf(paper)): number {
  const { lineGap } = dress(paper, style);
  return paper.heightOfString(text, { width, lineGap });
}

/** Begins a page where so many points are not left on this one; what no page could hold flows over from here. */
export function keepTogether(paper: Paper, height: number): void {
  const whole = paper.page.height - margin.top - margin.bottom;
  if (height <= whole && paper.y + height > bottomOf(paper)) paper.addPage();
}

function dress(paper: Paper, style: Style): { lineGap: number } {
  const { font, size, lineGap, color: ink } = styles[style];
  paper.font(font).fontSize(size).fillColor(ink);
  return { lineGap };
}

function drawFoot(paper: Paper, foot: string, number: string): void {
  const width = widthOf(paper);
  const y = paper.page.height - margin.bottom + 28;
  // Below the margin, where a text would otherwise begin the next page.
  paper.page.margins.bottom = 0;
  paper.rect(margin.side, y - 10, width, 0.75).fill(color.line);
  write(paper, 'small', foot, { at: [margin.side, y], width: width - 80, height: 10, ellipsis: true });
  write(paper, 'small', number, { at: [margin.side + width - 80, y], width: 80, align: 'right', lineBreak: false });
}
