import { desc, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { courses } from './course-tables.ts';

/** Of a word's trigrams, 0 to 1. A word of five letters with two of them changed over shares one with what was meant. */
const leastLikeness = '0.19';

/** Enough for the word that was meant to be among them. */
const most = 100;

/**
 * Name and skills of courses that hold a word written like this one, the most similar first (index `courses_trigrams`).
 * Of a hundred thousand courses that takes PostgreSQL up to a second; a table of the words alone would then pay off.
 */
export const listSimilarTexts = (db: Db, word: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lowerThreshold(tx);
    return (await similarTexts(tx, word)).map(({ text }) => text);
  });

/** For `<%`, until the transaction ends. */
export const lowerThreshold = (tx: Tx) => tx.execute(sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${leastLikeness}, true)`);

export function similarTexts(tx: Tx, word: string) {
  const text = sql<string>`(${courses.name} || ' ' || ${courses.skills}::text)`;
  return tx
    .select({ text: text.as('text') })
    .from(courses)
    .where(sql`${word} <% ${text}`)
    .orderBy(desc(sql`word_similarity(${word}, ${text})`))
    .limit(most);
}
