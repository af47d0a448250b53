import { box, circle, type GlyphShape, path } from './glyph-shape.ts';

export const businessGlyphs = {
  bank: { line: path('M6 36 48 10 90 36ZM16 44V74M37 44V74M59 44V74M80 44V74M6 86H90'), accent: circle(48, 27, 6) },
  card: { line: box(6, 20, 84, 58, 8) + path('M6 38H90M20 64H44'), accent: box(62, 54, 16, 12, 3) },
  rupee: { line: circle(48, 48, 40) + path('M32 28H64M32 42H64M32 28H42Q56 28 56 35T42 42H34L56 70'), accent: circle(82, 16, 8) },
  scale: { line: path('M48 10V84M30 88H66M18 24H78M18 24 6 54H30ZM78 24 66 54H90Z'), accent: circle(48, 14, 7) },
  growth: { line: path('M8 84 34 56 52 70 88 26M66 24H90V48'), accent: circle(34, 56, 6) + circle(52, 70, 6) },
  megaphone: { line: path('M8 40V58L24 60 74 80V16L24 38ZM24 38V60M30 62 36 86H48L42 66'), accent: path('M80 38A12 12 0 0 1 80 60Z') },
  mail: { line: box(6, 18, 84, 60, 6) + path('M6 24 48 56 90 24'), accent: circle(82, 20, 9) },
  pen: { line: path('M14 82 20 58 66 12 84 30 38 76ZM56 22 74 40M20 58 38 76'), accent: path('M14 82 18 68 28 78Z') },
  grid: {
    line: box(8, 8, 34, 34, 5) + box(54, 8, 34, 34, 5) + box(8, 54, 34, 34, 5) + box(54, 54, 34, 34, 5),
    accent: box(54, 8, 34, 34, 5),
  },
  palette: {
    line:
      path('M48 8A40 40 0 1 0 52 88C62 88 60 76 56 70 52 62 58 58 68 58H76C84 58 88 54 88 46 88 24 70 8 48 8Z') +
      circle(26, 46, 6) +
      circle(42, 26, 6),
    accent: circle(66, 30, 7),
  },
  kanban: {
    line: box(6, 10, 24, 62, 4) + box(36, 10, 24, 44, 4) + box(66, 10, 24, 74, 4) + path('M12 26H24M12 40H24M72 26H84M72 40H84M72 54H84'),
    accent: box(41, 18, 14, 12, 2),
  },
  people: {
    line: circle(34, 30, 15) + path('M8 82Q8 54 34 54T60 82ZM60 44A14 14 0 1 0 58 18M72 82H90Q90 58 68 54'),
    accent: circle(34, 30, 7),
  },
  compass: {
    line: circle(48, 48, 40) + path('M48 8V16M48 80V88M8 48H16M80 48H88M64 32 54 54 32 64 42 42Z'),
    accent: path('M64 32 54 54 42 42Z'),
  },
  clock: { line: circle(48, 48, 40) + path('M48 22V48L66 60'), accent: circle(48, 48, 6) },
  briefcase: {
    line: box(6, 28, 84, 56, 7) + path('M32 28V18Q32 12 38 12H58Q64 12 64 18V28M6 52H38M58 52H90'),
    accent: box(38, 45, 20, 15, 3),
  },
  globe: {
    line: circle(48, 48, 40) + path('M8 48H88M48 8C28 30 28 66 48 88 68 66 68 30 48 8M15 28H81M15 68H81'),
    accent: circle(70, 28, 7),
  },
  ship: { line: path('M6 62H90L78 86H20ZM20 62V40H66V62M66 48H78V62M35 40V62M50 40V62M43 40V20H54'), accent: box(20, 40, 15, 22, 0) },
  cap: { line: path('M4 38 48 18 92 38 48 58ZM22 46V68Q48 84 74 68V46M86 41V66'), accent: circle(86, 72, 6) },
  building: {
    line: path('M14 88V22L50 8V88M50 36H82V88M6 88H90M24 34H34M24 50H34M24 66H34M62 50H70M62 66H70'),
    accent: box(60, 74, 14, 14, 1),
  },
  book: {
    line: path('M48 22C38 12 22 12 8 16V78C22 74 38 74 48 84 58 74 74 74 88 78V16C74 12 58 12 48 22ZM48 22V84'),
    accent: path('M64 15 76 14V44L70 38 64 44Z'),
  },
  mic: { line: box(34, 6, 28, 48, 14) + path('M20 42A28 28 0 0 0 76 42M48 70V88M32 88H64'), accent: circle(48, 22, 6) },
  steps: { line: path('M6 88H26V68H46V48H66V28H88V88Z'), accent: path('M72 24V4L90 10 76 15V24Z') },
} satisfies Record<string, GlyphShape>;
