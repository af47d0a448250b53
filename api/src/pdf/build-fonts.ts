import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run pdf-fonts -w @aarohan/api`: cuts the fonts of our PDF files out of Inter (SIL OFL 1.1, package `inter-ui`).
 * PDF takes neither WOFF2 nor variable fonts, and its own fonts have no ₹. The output is committed; run this
 * again only when a character is missing or Inter is updated.
 */
const source = createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2');

const latin = String.fromCharCode(...range(0x20, 0x7e), ...range(0xa0, 0x17f));
const signs = '₹€–—‘’“”„•…′″‹›−×÷±≤≥≠→←↑↓✓★™№\u2011\u202f';

for (const [name, wght] of [
  ['regular', 400],
  ['bold', 700],
] as const) {
  const options = { variationAxes: { wght, opsz: 14 }, keepFeatures: ['kern', 'ccmp', 'mark', 'locl', 'tnum'], noHinting: true };
  const font = await subsetFont(readFileSync(source), latin + signs, { ...options, targetFormat: 'sfnt' });
  writeFileSync(path.join(import.meta.dirname, `fonts/inter-${name}.ttf`), font);
  process.stdout.write(`inter-${name}.ttf: ${font.length} bytes\n`);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
