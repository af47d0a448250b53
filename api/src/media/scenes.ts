import { drawGlyph, type Glyph } from './glyphs.ts';
import { frame, tread } from './covers.ts';
import { ink, marigold, paper, primary, tones } from './palette.ts';
import { type Band, stepTop } from './steps.ts';
import type { PlannedPicture } from './media-plan.ts';

/** Pictures that belong to a page and not to a record. */
export const scenes = (): PlannedPicture[] => [
  {
    key: 'home-hero',
    alt: 'Symbols of eight fields of study standing on rising steps, a flag on the highest',
    drawing: hero(),
    widths: [640, 1280],
  },
  {
    key: 'scholarship-1',
    alt: 'A graduation cap above rising steps',
    drawing: banner('cap', ['rupee', 'book', 'people'], 242),
    widths: [640, 1280],
  },
  {
    key: 'scholarship-2',
    alt: 'An open book above rising steps',
    drawing: banner('book', ['growth', 'globe', 'cap'], 28),
    widths: [640, 1280],
  },
  {
    key: 'super30',
    alt: 'A target above rising steps',
    drawing: banner('target', ['people', 'clock', 'growth'], 160),
    widths: [640, 1280],
  },
  ...pgPictures(),
];

/** The promise of the house: one step after the other, and a flag at the top. */
function hero() {
  const [width, height] = [1280, 720];
  const tone = tones(242);
  const front: Band = { fill: primary, from: 0.1, to: 0.6, steps: 7, shift: 0 };
  const bands: Band[] = [
    { fill: tone.pale, from: 0.34, to: 0.92, steps: 5, shift: 0.3 },
    { fill: tone.soft, from: 0.24, to: 0.76, steps: 6, shift: 0.5 },
    front,
    { fill: ink, from: 0.03, to: 0.26, steps: 6, shift: 0.5 },
  ];
  const topics: Glyph[] = ['braces', 'bars', 'bank', 'chip', 'shield', 'spark', 'steps'];
  const ground = `<circle cx="${width * 0.3}" cy="${height * 0.26}" r="${height * 0.13}" fill="${marigold}"/>`;
  return frame(width, height, paper, bands, standing(topics, width, height, front, 0.14, ink) + tread(width, height, front, 5), ground);
}

/** A wide picture with one large glyph and three on the steps. */
function banner(glyph: Glyph, topics: Glyph[], hue: number) {
  const [width, height] = [1280, 560];
  const tone = tones(hue);
  const front: Band = { fill: tone.mid, from: 0.08, to: 0.44, steps: 6, shift: 0 };
  const bands: Band[] = [
    { fill: tone.dusk, from: 0.26, to: 0.96, steps: 6, shift: 0.4 },
    { fill: tone.deep, from: 0.18, to: 0.7, steps: 7, shift: 0.2 },
    front,
  ];
  const main = drawGlyph(glyph, width * 0.09, height * 0.14, height * 0.42, { line: paper, accent: marigold, weight: height * 0.013 });
  const padded: (Glyph | null)[] = [null, null, null, ...topics];
  return frame(
    width,
    height,
    tone.night,
    bands,
    main + standing(padded, width, height, front, 0.17, paper) + tread(width, height, front, 2),
  );
}

function pgPictures(): PlannedPicture[] {
  const parts: [Glyph, Glyph[], string][] = [
    ['globe', ['ship', 'building', 'cap'], 'A globe above rising steps: MBA in International Business'],
    ['ship', ['globe', 'scale', 'doc'], 'A container ship above rising steps: trade and logistics'],
    ['growth', ['rupee', 'bars', 'bank'], 'A rising line above rising steps: finance and markets'],
    ['people', ['chat', 'compass', 'briefcase'], 'People above rising steps: leadership and culture'],
    ['building', ['briefcase', 'people', 'globe'], 'An office building above rising steps: internships'],
    ['cap', ['steps', 'briefcase', 'globe'], 'A graduation cap above rising steps: apply now'],
  ];
  return parts.map(([glyph, topics, alt], index) => ({
    key: `pg/mba-ib-${index + 1}`,
    alt,
    drawing: banner(glyph, topics, 242 - index * 14),
    widths: [640, 1280],
  }));
}

/** Glyphs on the steps of a band from the lowest on; an empty place stays empty. */
function standing(topics: (Glyph | null)[], width: number, height: number, band: Band, part: number, line: string): string {
  const size = height * part;
  return topics
    .map((topic, step) => {
      if (!topic) return '';
      const x = (step + 0.5 - band.shift) * (width / band.steps) - size / 2;
      const y = stepTop(height, band.from, band.to, band.steps, step) - size - height * 0.02;
      return drawGlyph(topic, x, y, size, { line, accent: marigold, weight: height * 0.0075 });
    })
    .join('');
}
