import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../start-problem.ts';

/** SECRET for an installation that was given none: made once, readable by its owner only. */
export function keepSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new StartProblem(`The file ${file} is damaged; restore it, or delete it and everybody logs in again.`);
  return secret;
}
