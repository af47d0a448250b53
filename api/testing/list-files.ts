import type { FileStore } from '../src/files/file-store.ts';

/** Names of the stored files, all unless a moment is said. */
export async function listFiles(store: FileStore, storedBefore = new Date('2100-01-01')): Promise<string[]> {
  const names: string[] = [];
  for await (const some of store.listOlder(storedBefore)) names.push(...some);
  return names.sort();
}
