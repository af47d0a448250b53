import { inflateSync } from 'node:zlib';

/** The text of a PDF file that pdfkit wrote, in the order in which it was drawn; one line of the page is one line. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const alphabets = alphabetsOf(objects);
  return [...objects.values()].flatMap(({ content }) => linesOf(content, alphabets)).join('\n');
}

interface PdfObject {
  head: string;
  /** of its stream, unpacked */
  content: string;
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const found = file.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm);
  return new Map(
    [...found].map(([, number = '', body = '']) => {
      const [head = '', stream] = body.split('\nstream\n');
      const packed = stream?.slice(0, stream.lastIndexOf('\nendstream'));
      const isText = packed !== undefined && head.includes('/FlateDecode') && !head.includes('/Length1');
      return [number, { head, content: isText ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '' }];
    }),
  );
}

/** Of each font, by its name in the file. */
function alphabetsOf(objects: Map<string, PdfObject>): Map<string, Map<number, string>> {
  const fonts = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    fonts.map(([, name = '', font = '']) => {
      const [, toUnicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '') ?? [];
      return [name, alphabetOf(objects.get(toUnicode)?.content ?? '')];
    }),
  );
}

/** Glyph → character, as the font's map for copying says it. */
function alphabetOf(map: string): Map<number, string> {
  const alphabet = new Map<number, string>();
  for (const [, first = '', characters = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)) {
    characters.match(/[\da-f]+/gi)?.forEach((code, index) => {
      alphabet.set(Number.parseInt(first, 16) + index, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    });
  }
  return alphabet;
}

function linesOf(content: string, alphabets: Map<string, Map<number, string>>): string[] {
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf\n\[([^\]]*)\] TJ/g)].map(([, font = '', glyphs = '']) =>
    [...glyphs.matchAll(/<([\da-f]*)>/gi)]
      .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
      .map((code) => alphabets.get(font)?.get(Number.parseInt(code, 16)) ?? '�')
      .join(''),
  );
}
