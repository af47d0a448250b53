// @ts-check

/**
 * How to stretch Arial so that English text set in it is as wide, and each line as high, as in a font.
 * The words are those of the descriptors of `@font-face`.
 *
 * @param {Buffer} sfnt an OpenType file whose `cmap` has a format 4 table
 */
export function fallbackMetrics(sfnt) {
  const table = tablesOf(sfnt);
  const unitsPerEm = table('head').readUInt16BE(18);
  const sizeAdjust = averageWidth(advancesOf(table)) / unitsPerEm / (averageWidth(arialAdvance) / arialUnitsPerEm);
  const hhea = table('hhea');
  const ofLine = (/** @type {number} */ units) => percent(units / unitsPerEm / sizeAdjust);
  return {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: ofLine(hhea.readInt16BE(4)),
    descentOverride: ofLine(-hhea.readInt16BE(6)),
    lineGapOverride: ofLine(hhea.readInt16BE(8)),
  };
}

/** Letters per 1000 characters of English text, the space among them. */
const frequency = Object.entries({
  ' ': 182,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  i: 57,
  n: 57,
  s: 53,
  r: 50,
  h: 50,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 20,
  w: 17,
  g: 16,
  p: 15,
  y: 14,
  b: 13,
  v: 8,
  k: 6,
});

const arialUnitsPerEm = 2048;
/** Advance widths of Arial (`hmtx`), the same in the metric-compatible Liberation Sans. */
const arialAdvances = new Map(
  Object.entries({
    ' ': 569,
    e: 1139,
    t: 569,
    a: 1139,
    o: 1139,
    i: 455,
    n: 1139,
    s: 1024,
    r: 682,
    h: 1139,
    l: 455,
    d: 1139,
    u: 1139,
    c: 1024,
    m: 1706,
    f: 569,
    w: 1479,
    g: 1139,
    p: 1139,
    y: 1024,
    b: 1139,
    v: 1024,
    k: 1024,
  }),
);
const arialAdvance = (/** @type {string} */ letter) => arialAdvances.get(letter) ?? 0;

/** @param {(letter: string) => number} advance */
function averageWidth(advance) {
  const total = frequency.reduce((sum, [, count]) => sum + count, 0);
  return frequency.reduce((sum, [letter, count]) => sum + advance(letter) * count, 0) / total;
}

/**
 * @param {Buffer} sfnt
 * @returns {(tag: string) => Buffer}
 */
function tablesOf(sfnt) {
  const records = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  return (tag) => {
    const record = records.find((offset) => sfnt.toString('latin1', offset, offset + 4) === tag);
    if (record === undefined) throw new Error(`the font has no table ${tag}`);
    const start = sfnt.readUInt32BE(record + 8);
    return sfnt.subarray(start, start + sfnt.readUInt32BE(record + 12));
  };
}

/**
 * @param {(tag: string) => Buffer} table
 * @returns {(letter: string) => number}
 */
function advancesOf(table) {
  const hmtx = table('hmtx');
  const metrics = table('hhea').readUInt16BE(34);
  const glyph = glyphsOf(table('cmap'));
  return (letter) => hmtx.readUInt16BE(Math.min(glyph(letter.charCodeAt(0)), metrics - 1) * 4);
}

/**
 * Reads a format 4 table of `cmap`.
 *
 * @param {Buffer} cmap
 * @returns {(code: number) => number}
 */
function glyphsOf(cmap) {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('the font has no cmap of format 4');
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const at = (/** @type {number} */ row, /** @type {number} */ segment) => start + 14 + (row * segments + segment) * 2 + (row > 0 ? 2 : 0);
  return (code) => {
    for (let segment = 0; segment < segments; segment += 1) {
      if (code > cmap.readUInt16BE(at(0, segment))) continue;
      const first = cmap.readUInt16BE(at(1, segment));
      if (code < first) return 0;
      const delta = cmap.readInt16BE(at(2, segment));
      const range = at(3, segment);
      const offset = cmap.readUInt16BE(range);
      const raw = offset === 0 ? code : cmap.readUInt16BE(range + offset + (code - first) * 2);
      return (raw + delta) & 0xffff;
    }
    return 0;
  };
}

const percent = (/** @type {number} */ ratio) => `${(ratio * 100).toFixed(2)}%`;
