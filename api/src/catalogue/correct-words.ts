import type { Parts } from '../parts.ts';
import { wordsOf } from './course-rules.ts';
import { countFoundCourses, listFieldTexts } from './course-store.ts';
import { listSimilarTexts } from './similar-text-store.ts';
import { nearestWord } from './spelling-rules.ts';

/** The words of a search as they were probably meant; undefined where none is misspelt, or one is like no word of the catalogue. */
export async function correctWords({ db }: Pick<Parts, 'db'>, words: readonly string[]): Promise<string[] | undefined> {
  const corrected: string[] = [];
  for (const word of words) {
    const isKnown = (await countFoundCourses(db, [word])) > 0;
    const meant = isKnown ? word : await correctWord(db, word);
    if (meant === undefined) return undefined;
    corrected.push(meant);
  }
  return corrected.some((meant, index) => meant !== words[index]) ? corrected : undefined;
}

async function correctWord(db: Parts['db'], word: string): Promise<string | undefined> {
  const texts = [...(await listSimilarTexts(db, word)), ...(await listFieldTexts(db))];
  return nearestWord(word, wordsOf(texts.join(' ')));
}
