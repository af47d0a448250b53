import { box, circle, type GlyphShape, path } from './glyph-shape.ts';

export const softwareGlyphs = {
  braces: {
    line: path(
      'M34 10H28Q20 10 20 20V36Q20 46 8 48 20 50 20 60V76Q20 86 28 86H34M62 10H68Q76 10 76 20V36Q76 46 88 48 76 50 76 60V76Q76 86 68 86H62',
    ),
    accent: circle(36, 48, 5) + circle(48, 48, 5) + circle(60, 48, 5),
  },
  terminal: { line: box(6, 14, 84, 68, 8) + path('M20 36 34 48 20 60M42 62H58'), accent: box(66, 54, 12, 12, 2) },
  gear: {
    line:
      path(
        'M41 19 42 8 54 8 55 19 64 22 72 16 80 24 74 32 77 41 88 42 88 54 77 55 74 64 80 72 72 80 64 74 55 77 54 88 42 88 41 77 32 74 24 80 16 72 22 64 19 55 8 54 8 42 19 41 22 32 16 24 24 16 32 22Z',
      ) + circle(48, 48, 15),
    accent: circle(48, 48, 7),
  },
  bug: {
    line: path('M30 40Q30 24 48 24T66 40V60Q66 82 48 82T30 60ZM30 46H10M30 62 12 74M66 46H86M66 62 84 74M38 26 28 10M58 26 68 10M48 40V82'),
    accent: circle(40, 56, 5) + circle(56, 66, 5),
  },
  browser: {
    line: box(6, 12, 84, 72, 8) + path('M6 32H90M20 48H50M20 60H44M20 72H50') + box(60, 46, 20, 28, 3),
    accent: circle(18, 22, 4) + circle(30, 22, 4),
  },
  plug: { line: path('M28 8V28M54 8V28M16 28H66V44Q66 64 41 64T16 44ZM41 64V74Q41 86 54 86H74'), accent: circle(82, 86, 7) },
  phone: { line: box(26, 4, 44, 88, 9) + path('M42 80H54M36 28H60M36 40H60'), accent: box(36, 52, 24, 14, 3) },
  pipeline: {
    line:
      box(4, 36, 22, 22, 4) +
      box(70, 8, 22, 22, 4) +
      box(70, 66, 22, 22, 4) +
      path('M26 47H46M46 47Q56 47 56 36V28Q56 19 66 19H70M46 47Q56 47 56 58V68Q56 77 66 77H70'),
    accent: circle(46, 47, 7),
  },
  loop: {
    line: path('M48 48C36 30 30 26 24 26A22 22 0 0 0 24 70C30 70 36 66 48 48S66 26 72 26A22 22 0 0 1 72 70C66 70 60 66 48 48'),
    accent: path('M62 16 78 26 64 38Z'),
  },
  cloud: { line: path('M26 76A19 19 0 0 1 24 38 24 24 0 0 1 70 34 21 21 0 0 1 72 76Z'), accent: path('M48 46 62 60H53V72H43V60H34Z') },
  cube: { line: path('M48 6 86 26V70L48 90 10 70V26ZM10 26 48 46 86 26M48 46V90'), accent: path('M48 16 66 26 48 36 30 26Z') },
  shield: { line: path('M48 6 84 18V46C84 70 66 84 48 91 30 84 12 70 12 46V18Z'), accent: path('M42 66 27 51 33 45 42 54 63 33 69 39Z') },
  lock: { line: box(16, 40, 64, 50, 8) + path('M30 40V26A18 18 0 0 1 66 26V40M48 66V78'), accent: circle(48, 62, 7) },
  key: { line: circle(28, 48, 22) + path('M50 48H92M78 48V64M92 48V60'), accent: circle(28, 48, 8) },
  radar: { line: circle(48, 48, 40) + circle(48, 48, 22) + path('M48 48V8M48 48 82 26'), accent: path('M48 48V8A40 40 0 0 1 82 26Z') },
  search: { line: circle(40, 40, 30) + path('M62 62 88 88'), accent: circle(40, 40, 11) },
} satisfies Record<string, GlyphShape>;
