import type { Glyph } from '../media/glyphs.ts';

export type Level = 'Beginner' | 'Intermediate' | 'Advanced';

export interface CategorySeed {
  /** also the first half of its covers' keys */
  id: string;
  name: string;
  /** begins the course codes: DA-101 */
  code: string;
  /** the header's finder */
  skillCategory: string;
  authors: string[];
  prerequisites: Record<Level, string>;
  /** the last sentence of a description: how these courses are taught */
  closings: Record<Level, string>;
  courses: CourseSeed[];
}

/** name, level, minutes, glyph of the cover, skills, description */
export type CourseSeed = [name: string, level: Level, minutes: number, glyph: Glyph, skills: string, description: string];
