import { businessGlyphs } from './glyphs/business-glyphs.ts';
import { dataGlyphs } from './glyphs/data-glyphs.ts';
import type { GlyphShape } from './glyphs/glyph-shape.ts';
import { hardwareGlyphs } from './glyphs/hardware-glyphs.ts';
import { softwareGlyphs } from './glyphs/software-glyphs.ts';

const shapes = { ...dataGlyphs, ...softwareGlyphs, ...hardwareGlyphs, ...businessGlyphs };

/** The topics that have a line icon. */
export type Glyph = keyof typeof shapes;

export interface GlyphInk {
  line: string;
  accent: string;
  /** thickness of the line in pixels of the picture */
  weight: number;
}

/** A glyph as SVG, `size` pixels wide and high, its upper left corner at x, y. */
export function drawGlyph(glyph: Glyph, x: number, y: number, size: number, ink: GlyphInk): string {
  const { line, accent }: GlyphShape = shapes[glyph];
  const scale = size / 96;
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <g fill="${ink.accent}">${accent}</g>
    <g fill="none" stroke="${ink.line}" stroke-width="${ink.weight / scale}" stroke-linecap="round" stroke-linejoin="round">${line}</g>
  </g>`;
}

export const glyphs = Object.keys(shapes) as Glyph[];
