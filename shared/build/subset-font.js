// @ts-check
/**
 * `node build/subset-font.js`, run in `shared/`: cuts the interface's one font out of Inter (SIL OFL 1.1,
 * package `inter-ui`) and writes it to `src/ui/fonts/`. The output is committed; run this again only when
 * a character is missing or Inter is updated.
 *
 * It also prints the metrics of the fallback face, which `src/ui/font-face.ts` carries: Arial stretched to
 * the same average width, with Inter's line box, so that nothing moves when the font arrives.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fallbackMetrics } from './font-metrics.js';

const source = createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2');
const target = path.resolve(import.meta.dirname, '../src/ui/fonts/inter-latin.woff2');

const printable = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const accented = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜàáâäçèéêëíîïñóôöúûüāīūĀĪŪśŚ';
const signs = '₹–—‘’“”•…·×÷±→←↑↓✓✕★©®™°½²№′″\u00a0\u2011\u202f';

const inter = readFileSync(source);
const characters = printable + accented + signs;
const options = {
  variationAxes: { wght: { min: 400, max: 800, default: 400 }, opsz: 14 },
  keepFeatures: ['kern', 'ccmp', 'mark', 'locl', 'tnum'],
  noHinting: true,
};

const woff2 = await subsetFont(inter, characters, { ...options, targetFormat: 'woff2' });
writeFileSync(target, woff2);
console.log(`${path.relative(process.cwd(), target)}: ${woff2.length} bytes`);
console.log(fallbackMetrics(await subsetFont(inter, characters, { ...options, targetFormat: 'sfnt' })));
