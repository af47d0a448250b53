import { categorySeeds } from '../seed/categories.ts';
import { jobs } from '../seed/campus-seed.ts';
import { programs } from '../seed/programs.ts';
import { courseCover, type Drawing, plainPicture, programCover } from './covers.ts';
import type { Glyph } from './glyphs.ts';
import { type Hue, hues } from './hues.ts';
import { plainCover } from './pictures.ts';
import { programMotifs } from './program-motifs.ts';
import { scenes } from './scenes.ts';

/** One picture of the site: drawn once, written in each width. */
export interface PlannedPicture {
  key: string;
  alt: string;
  drawing: Drawing;
  /** pixels, narrowest first; the first is the fallback of those who know no srcset */
  widths: number[];
}

/** Everything the media build draws. Keys are those that the seed's records name. */
export function mediaPlan(): PlannedPicture[] {
  return [
    { key: plainCover, alt: '', drawing: plainPicture(640, 360), widths: [640] },
    ...programs.map(programPicture),
    ...coursePictures(),
    ...jobPictures(),
    ...scenes(),
  ];
}

function programPicture({ id, name }: { id: string; name: string }, index: number): PlannedPicture {
  const motif = programMotifs[id];
  if (!motif) throw new Error(`no motif for the program ${id}`);
  const [hue, glyph, companions] = motif;
  const drawing = programCover(1280, 720, { glyph, hue: hues[hue], variant: index }, companions);
  return { key: `program/${id}`, alt: `Rising steps with a symbol for ${name}`, drawing, widths: [640, 1280] };
}

/** One cover for each topic of a category; its courses share it. */
function coursePictures(): PlannedPicture[] {
  return categorySeeds.flatMap(({ id, name, courses }) => {
    const topics = [...new Set(courses.map(([, , , glyph]) => glyph))];
    return topics.map((glyph, variant) => ({
      key: `course/${id}-${glyph}`,
      alt: `Rising steps with a symbol for ${name}`,
      drawing: courseCover(480, 270, { glyph, hue: hueOf(id), variant }),
      widths: [480],
    }));
  });
}

function jobPictures(): PlannedPicture[] {
  const topics = [...new Set(jobs.map(({ glyph }) => glyph))];
  return topics.map((glyph, index) => ({
    key: `job/${glyph}`,
    alt: '',
    drawing: programCover(960, 540, { glyph, hue: jobHues[index % jobHues.length] ?? 0, variant: index }, jobCompanions(glyph)),
    widths: [480, 960],
  }));
}

const jobHues = [242, 205, 160, 318, 28, 190];
const jobCompanions = (glyph: Glyph): Glyph[] => (glyph === 'people' ? ['book', 'building'] : ['briefcase', 'people']);

function hueOf(category: string): number {
  if (!(category in hues)) throw new Error(`no hue for the category ${category}`);
  return hues[category as Hue];
}
