import { color, radius } from '@aarohan/shared/tokens';
import { heightOf, keepTogether, margin, type Paper, widthOf, write } from '../pdf/house-paper.ts';

const padding = 14;

/** Moves on by so many points. */
export function gap(paper: Paper, points: number): void {
  paper.y += points;
}

/** The title over the whole width of the first page. */
export function drawBand(paper: Paper, { label, title, line }: { label: string; title: string; line: string }): void {
  const width = widthOf(paper);
  const titleHeight = Math.min(heightOf(paper, 'title', title), 140);
  const height = margin.top + 22 + titleHeight + 44;
  paper.rect(0, 0, paper.page.width, height).fill(color.ink);
  paper.rect(0, height, paper.page.width, 5).fill(color.marigold);
  write(paper, 'onInk', label, { at: [margin.side, margin.top - 8] });
  write(paper, 'title', title, { at: [margin.side, margin.top + 18], width, height: titleHeight, ellipsis: true });
  write(paper, 'onInk', line, { at: [margin.side, margin.top + 18 + titleHeight + 4], width, height: 14, ellipsis: true });
  paper.y = height + 28;
}

/** A section's heading, never alone at the end of a page; it is also a bookmark. */
export function drawSection(paper: Paper, title: string, withAtLeast = 70): void {
  gap(paper, 18);
  keepTogether(paper, heightOf(paper, 'section', title) + 8 + withAtLeast);
  paper.outline.addItem(title);
  write(paper, 'section', title);
  gap(paper, 6);
}

/** A heading with its paragraphs, on one page where one can hold them. */
export function drawEntry(paper: Paper, heading: string, paragraphs: string[]): void {
  const heights = [heightOf(paper, 'heading', heading), ...paragraphs.map((text) => heightOf(paper, 'body', text) + 2)];
  keepTogether(
    paper,
    heights.reduce((sum, height) => sum + height, 0),
  );
  write(paper, 'heading', heading);
  for (const text of paragraphs) {
    gap(paper, 2);
    write(paper, 'muted', text);
  }
  gap(paper, 8);
}

/** Names and values in a tinted box. */
export function drawFacts(paper: Paper, facts: [name: string, value: string][]): void {
  const nameWidth = 90;
  const valueWidth = widthOf(paper) - 2 * padding - nameWidth;
  const heights = facts.map(([, value]) => heightOf(paper, 'body', value, valueWidth) + 4);
  const top = drawBox(
    paper,
    heights.reduce((sum, height) => sum + height, 0),
  );
  facts.forEach(([name, value], index) => {
    const y = top + heights.slice(0, index).reduce((sum, height) => sum + height, 0);
    write(paper, 'muted', name, { at: [margin.side + padding, y], width: nameWidth });
    write(paper, 'body', value, { at: [margin.side + padding + nameWidth, y], width: valueWidth });
  });
  paper.y = top + heights.reduce((sum, height) => sum + height, 0) + padding;
}

/** Rows of a label and right-aligned figures. */
export function drawTable(paper: Paper, head: string[], rows: string[][]): void {
  const rowHeight = 24;
  const labelWidth = widthOf(paper) * 0.4;
  const cellWidth = (widthOf(paper) - labelWidth) / (head.length - 1);
  const top = paper.y;
  [head, ...rows].forEach((cells, row) => {
    const y = top + row * rowHeight;
    if (row > 0) paper.rect(margin.side, y, widthOf(paper), 0.75).fill(color.line);
    cells.forEach((cell, column) => {
      const isLabel = column === 0;
      const x = margin.side + (isLabel ? 0 : labelWidth + (column - 1) * cellWidth);
      const style = row === 0 ? 'muted' : column === cells.length - 1 ? 'heading' : 'body';
      const width = isLabel ? labelWidth : cellWidth;
      write(paper, style, cell, { at: [x, y + 7], width, align: isLabel ? 'left' : 'right', features: ['tnum'] });
    });
  });
  paper.y = top + (rows.length + 1) * rowHeight;
}

/** A tinted box with a heading and lines, on one page. */
export function drawPanel(paper: Paper, heading: string, lines: string[]): void {
  const width = widthOf(paper) - 2 * padding;
  const heights = [heightOf(paper, 'section', heading, width) + 6, ...lines.map((line) => heightOf(paper, 'body', line, width))];
  const height = heights.reduce((sum, one) => sum + one, 0);
  gap(paper, 18);
  keepTogether(paper, height + 2 * padding);
  const top = drawBox(paper, height);
  write(paper, 'section', heading, { at: [margin.side + padding, top], width });
  gap(paper, 6);
  for (const line of lines) write(paper, 'body', line, { at: [margin.side + padding, paper.y], width });
  paper.y = top + height + padding;
}

/** Answers where its content begins. */
function drawBox(paper: Paper, contentHeight: number): number {
  paper.roundedRect(margin.side, paper.y, widthOf(paper), contentHeight + 2 * padding, radius.control).fill(color.primaryTint);
  return paper.y + padding;
}
