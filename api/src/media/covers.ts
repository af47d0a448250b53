import { drawGlyph, type Glyph } from './glyphs.ts';
import { marigold, paper, tones } from './palette.ts';
import { type Band, round, stairs, stepTop } from './steps.ts';

export interface Drawing {
  width: number;
  height: number;
  svg: string;
}

export interface Motif {
  glyph: Glyph;
  /** degrees */
  hue: number;
  /** picks one of the arrangements; the same number draws the same picture */
  variant: number;
}

/** Light: a course's cover. The glyph floats over three bands of steps. */
export function courseCover(width: number, height: number, { glyph, hue, variant }: Motif): Drawing {
  const tone = tones(hue);
  const steps = 4 + (variant % 3);
  const shift = (variant % 4) / 4;
  const bands: Band[] = [
    { fill: tone.pale, from: 0.3, to: 0.94, steps: steps - 1, shift: 0.35 },
    { fill: tone.soft, from: 0.14, to: 0.66, steps: steps + 1, shift },
    { fill: tone.deep, from: 0.05, to: 0.36, steps, shift: 0.5 },
  ];
  const size = height * 0.45;
  return frame(
    width,
    height,
    tone.mist,
    bands,
    drawGlyph(glyph, width * 0.1, height * 0.13, size, { line: tone.night, accent: marigold, weight: height * 0.014 }),
  );
}

/** Dark: a program's cover, with companions of its glyph standing on the steps. */
export function programCover(width: number, height: number, { glyph, hue, variant }: Motif, companions: Glyph[]): Drawing {
  const tone = tones(hue);
  const front: Band = { fill: tone.mid, from: 0.06, to: 0.4, steps: 5, shift: 0 };
  const bands: Band[] = [
    { fill: tone.dusk, from: 0.3, to: 0.95, steps: 5, shift: 0.5 + (variant % 2) / 4 },
    { fill: tone.deep, from: 0.16, to: 0.66, steps: 6, shift: 0.3 },
    front,
  ];
  const small = height * 0.15;
  const standing = companions.map((companion, index) => {
    const step = 4 - index;
    const x = (step + 0.5) * (width / 5) - small / 2;
    return drawGlyph(companion, x, stepTop(height, front.from, front.to, 5, step) - small - height * 0.035, small, {
      line: paper,
      accent: marigold,
      weight: height * 0.008,
    });
  });
  const main = drawGlyph(glyph, width * 0.1, height * 0.15, height * 0.4, { line: paper, accent: marigold, weight: height * 0.013 });
  return frame(width, height, tone.night, bands, main + standing.join('') + tread(width, height, front, 2));
}

/** The cover of a key that nobody drew. */
export const plainPicture = (width: number, height: number): Drawing =>
  courseCover(width, height, { glyph: 'steps', hue: 242, variant: 0 });

/** A ground, what stands far behind, the bands and what stands on them. */
export function frame(width: number, height: number, ground: string, bands: Band[], above: string, behind = ''): Drawing {
  const layers = bands.map((band) => `<path fill="${band.fill}" d="${stairs(width, height, band)}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="${ground}"/>${behind}${layers}${above}</svg>`;
  return { width, height, svg };
}

/** A marigold edge on one step: the next one to take. */
export function tread(width: number, height: number, band: Band, step: number): string {
  const wide = width / band.steps;
  const y = stepTop(height, band.from, band.to, band.steps, step);
  return `<rect x="${round((step - band.shift) * wide)}" y="${round(y)}" width="${round(wide)}" height="${round(height * 0.014)}" fill="${marigold}"/>`;
}
