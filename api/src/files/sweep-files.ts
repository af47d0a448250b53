import type { Tx } from '../db/db.ts';
import type { Parts } from '../parts.ts';

/** Which of these files a row of a noun still names. */
export type FindNamed = (tx: Tx, files: string[]) => Promise<string[]>;

const day = 24 * 60 * 60_000;

/**
 * Removes files that no row has named for a day: what a process left behind that died between storing and committing.
 *
 * @param nouns one for each noun that keeps files
 */
export async function sweepFiles({ db, files, clock }: Pick<Parts, 'db' | 'files' | 'clock'>, nouns: readonly FindNamed[]): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - day);
  for await (const stored of files.listOlder(yesterday)) {
    const named = new Set((await Promise.all(nouns.map((find) => find(db, stored)))).flat());
    await files.remove(stored.filter((file) => !named.has(file)));
  }
}
