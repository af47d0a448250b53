/**
 * Another spelling of an entry's address for each repeated attempt: `/remotes/a/1.0.0+ab/entry.js` →
 * `/remotes/a/%31.0.0+ab/entry.js`. The server reads both alike. The browser does not: it joins
 * scripts of one address into one request, a hanging one included, and a remote's chunks take their
 * folder from the entry's address, so a query after the entry would not free them.
 *
 * @param attempt 2 for the first repetition
 */
export function respellEntry(entry: string, attempt: number): string {
  const parts = entry.split('/');
  const folder = parts.at(-2);
  if (attempt < 2 || !folder) return entry;
  const at = (attempt - 2) % folder.length;
  const code = folder.charCodeAt(at).toString(16).toUpperCase();
  return parts.with(-2, `${folder.slice(0, at)}%${code}${folder.slice(at + 1)}`).join('/');
}
