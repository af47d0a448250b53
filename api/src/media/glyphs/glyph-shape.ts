/** A line icon in a box of 96 × 96: what is stroked, and what is filled in the accent colour. */
export interface GlyphShape {
  line: string;
  accent: string;
}

/** Path data → element. */
export const path = (d: string): string => `<path d="${d}"/>`;
export const circle = (cx: number, cy: number, r: number): string => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
export const box = (x: number, y: number, width: number, height: number, rx = 4): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;
