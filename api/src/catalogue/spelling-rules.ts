/**
 * The word that was probably meant: the one with the fewest slips in between; of several one that begins alike, then the
 * first. Undefined where none is near enough for its length; words of one or two letters are like too many others.
 */
export function nearestWord(typed: string, known: Iterable<string>): string | undefined {
  const most = allowedSlips(typed.length);
  const near = [...known]
    .filter((word) => Math.abs(word.length - typed.length) <= most)
    .map((word) => ({ word, far: slips(typed, word), beginning: word[0] === typed[0] ? 0 : 1 }))
    .filter(({ far }) => far <= most);
  return near.sort((a, b) => a.far - b.far || a.beginning - b.beginning)[0]?.word;
}

const allowedSlips = (length: number): number => (length < 3 ? 0 : length < 8 ? 1 : 2);

/** How many letters were left out, put in, replaced, or changed over with the next (optimal string alignment). */
export function slips(typed: string, meant: string): number {
  let older: number[] = [];
  let above = Array.from({ length: meant.length + 1 }, (_none, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(older, column - 2) + 1 : Infinity,
      );
    }
    [older, above] = [above, current];
  }
  return at(above, meant.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
