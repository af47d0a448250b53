import { box, circle, type GlyphShape, path } from './glyph-shape.ts';

export const dataGlyphs = {
  bars: {
    line: path('M8 88H88') + box(16, 54, 14, 34, 2) + box(41, 38, 14, 50, 2) + box(66, 18, 14, 70, 2),
    accent: box(66, 18, 14, 22, 2),
  },
  curve: { line: path('M10 10V86H88M20 70C34 70 34 44 46 44S60 58 68 40 78 22 86 20'), accent: circle(46, 44, 6) + circle(86, 20, 6) },
  donut: {
    line: circle(48, 48, 38) + circle(48, 48, 18) + path('M48 10V30M81 67 64 57M20 74 34 61'),
    accent: path('M48 10A38 38 0 0 1 81 67L64 57A18 18 0 0 0 48 30Z'),
  },
  table: { line: box(8, 14, 80, 68, 6) + path('M8 34H88M8 50H88M8 66H88M36 34V82M62 34V82'), accent: box(36, 50, 26, 16, 0) },
  funnel: { line: path('M10 14H86L58 50V76L38 86V50Z'), accent: circle(30, 5, 5) + circle(48, 3, 4) + circle(66, 6, 5) },
  gauge: {
    line: path('M12 70A38 38 0 1 1 84 70M24 70H72M22 50 28 53M34 32 38 38M62 32 58 38M74 50 68 53M48 66 60 44'),
    accent: circle(48, 66, 7),
  },
  target: { line: circle(46, 52, 36) + circle(46, 52, 20) + path('M46 52 82 16M70 28V14L82 4V16H94L84 28H70'), accent: circle(46, 52, 7) },
  doc: { line: path('M20 6H58L78 26V90H20ZM58 6V26H78M32 44H66M32 58H66M32 72H52'), accent: box(32, 24, 16, 8, 2) },
  scatter: {
    line:
      path('M10 8V86H90M18 76 84 18') + circle(26, 58, 5) + circle(40, 66, 5) + circle(62, 52, 5) + circle(78, 44, 5) + circle(74, 12, 5),
    accent: circle(46, 36, 7),
  },
  tree: {
    line:
      circle(48, 14, 9) +
      circle(24, 48, 9) +
      circle(72, 48, 9) +
      circle(10, 82, 8) +
      circle(38, 82, 8) +
      circle(86, 82, 8) +
      path('M42 21 30 41M54 21 66 41M20 56 13 74M28 56 35 74M76 56 83 74'),
    accent: circle(72, 48, 6),
  },
  neural: {
    line:
      circle(14, 26, 8) +
      circle(14, 70, 8) +
      circle(48, 14, 8) +
      circle(48, 48, 8) +
      circle(48, 82, 8) +
      circle(82, 48, 8) +
      path('M22 24 40 16M21 31 41 44M20 33 43 75M20 63 43 21M21 65 41 52M22 72 40 80M55 18 76 42M56 48H74M55 78 76 54'),
    accent: circle(82, 48, 8),
  },
  eye: { line: path('M4 48C18 24 32 16 48 16S78 24 92 48C78 72 64 80 48 80S18 72 4 48Z') + circle(48, 48, 19), accent: circle(48, 48, 9) },
  chat: {
    line: path(
      'M10 12H66Q72 12 72 18V48Q72 54 66 54H34L20 68V54H10Q4 54 4 48V18Q4 12 10 12ZM82 34H86Q92 34 92 40V68Q92 74 86 74H80V86L66 74H46Q40 74 40 68V64',
    ),
    accent: circle(22, 33, 5) + circle(38, 33, 5) + circle(54, 33, 5),
  },
  wave: { line: path('M6 48H16M26 34V62M38 18V78M50 30V66M62 10V86M74 36V60M84 48H92'), accent: circle(38, 48, 5) + circle(62, 48, 6) },
  spark: {
    line: path('M42 10C45 38 54 47 82 50 54 53 45 62 42 90 39 62 30 53 2 50 30 47 39 38 42 10Z'),
    accent: path('M76 4C77 15 81 19 92 20 81 21 77 25 76 36 75 25 71 21 60 20 71 19 75 15 76 4Z'),
  },
  layers: { line: path('M48 8 90 30 48 52 6 30ZM6 48 48 70 90 48M6 66 48 88 90 66'), accent: path('M48 20 68 30 48 41 28 30Z') },
  image: { line: box(8, 14, 80, 68, 6) + path('M8 70 34 44 54 64 66 52 88 72'), accent: circle(66, 34, 9) },
} satisfies Record<string, GlyphShape>;
