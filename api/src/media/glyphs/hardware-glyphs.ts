import { box, circle, type GlyphShape, path } from './glyph-shape.ts';

export const hardwareGlyphs = {
  chip: {
    line:
      box(22, 22, 52, 52, 6) +
      path('M34 22V8M48 22V8M62 22V8M34 88V74M48 88V74M62 88V74M22 34H8M22 48H8M22 62H8M88 34H74M88 48H74M88 62H74'),
    accent: box(38, 38, 20, 20, 3),
  },
  antenna: {
    line: path('M48 44V90M34 90H62M28 64A28 28 0 0 1 28 24M68 64A28 28 0 0 0 68 24M14 76A46 46 0 0 1 14 12M82 76A46 46 0 0 0 82 12'),
    accent: circle(48, 44, 8),
  },
  board: {
    line: box(6, 16, 84, 64, 6) + box(34, 34, 28, 28, 3) + path('M34 42H18V28M34 54H18V68M62 42H76V30M62 54H72V70'),
    accent: circle(18, 28, 5) + circle(76, 30, 5) + circle(72, 70, 5),
  },
  robot: {
    line: path('M16 88H52M34 88V68M34 68 22 38 62 20 76 42M68 46 84 40M70 50 76 58') + circle(34, 68, 8) + circle(22, 38, 7),
    accent: circle(62, 20, 9),
  },
  wafer: { line: circle(48, 48, 40) + path('M20 30H76M10 48H86M20 66H76M30 20V76M48 10V86M66 20V76'), accent: box(48, 30, 18, 18, 0) },
  gate: { line: path('M30 20H46A28 28 0 0 1 46 76H30ZM6 34H30M6 62H30M82 48H92'), accent: circle(78, 48, 5) },
  pulse: { line: path('M4 66H18V30H34V66H50V30H66V66H78V30H92'), accent: circle(34, 48, 5) + circle(66, 48, 5) },
  battery: { line: box(6, 28, 74, 42, 7) + path('M88 42V56'), accent: box(16, 38, 14, 22, 2) + box(35, 38, 14, 22, 2) },
  car: {
    line: path('M8 62V50L22 46 34 26H66L80 46 90 50V62H82M66 62H34M18 62H8M22 46H80M50 26V46') + circle(26, 64, 9) + circle(74, 64, 9),
    accent: circle(26, 64, 4) + circle(74, 64, 4),
  },
} satisfies Record<string, GlyphShape>;
