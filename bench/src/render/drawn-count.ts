import { brotliDecompressSync } from 'node:zlib';
import { hasLateParts, isDrawn } from '../drawn-page.ts';
import { rounded } from '../figures.ts';
import type { Answer } from '../load/load.ts';

/** How many of the answers so far the edge has drawn itself. */
export interface DrawnCount {
  /** @throws {Error} at the first that it has not drawn: figures of fallback pages would be worthless */
  add: (answers: Answer[]) => void;
  /** `1,000 of 1,000, 3 of them in parts` */
  toString: () => string;
}

export function drawnCount(): DrawnCount {
  let asked = 0;
  let drawn = 0;
  let inParts = 0;
  return {
    add: (answers) => {
      asked += answers.length;
      for (const answer of answers) {
        const html = textOf(answer);
        if (!isDrawn(html)) throw new Error(`${answer.url} was not drawn (status ${answer.status}): ${html.slice(0, 200)}`);
        drawn += 1;
        if (hasLateParts(html)) inParts += 1;
      }
    },
    toString: () => `${rounded(drawn)} of ${rounded(asked)}, ${rounded(inParts)} of them in parts`,
  };
}

const textOf = ({ body, encoding }: Answer): string => (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
