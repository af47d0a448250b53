import { randomUUID } from 'node:crypto';
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { isAlive, readText, startTime } from './process-alive.ts';

const lockName = 'db.lock';

/**
 * Keeps a second process off the embedded database: two of them would destroy it. The lock is a file that names its
 * holder; one whose holder is dead (a kill -9) is taken over.
 *
 * @returns a function that gives the lock back
 * @throws {StartProblem} when a live process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = path.join(dataDir, lockName);
  const mine = `${process.pid} ${startTime(process.pid)} ${randomUUID()}`;
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    while (!tryLink(draft, lock)) dropIfStale(lock, dataDir);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readText(lock) === mine) rmSync(lock, { force: true });
  };
}

/** A link appears with its content or not at all. */
function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function dropIfStale(lock: string, dataDir: string): void {
  const seen = readText(lock);
  if (seen === undefined) return;
  assertStale(seen, dataDir);
  // Two starts may find the same dead lock; only what was seen dead is thrown away.
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readText(aside) !== seen) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

/** @throws {StartProblem} when a live process holds the lock; nothing is written */
export function assertUnlocked(dataDir: string): void {
  assertStale(readText(path.join(dataDir, lockName)) ?? '', dataDir);
}

function assertStale(seen: string, dataDir: string): void {
  const [pid = '', started = ''] = seen.split(' ');
  if (!isAlive(Number(pid), started)) return;
  throw new StartProblem(
    `Another process (${pid}) is using DATA_DIR ${dataDir}; stop it, or start this one with another DATA_DIR and other ports.`,
  );
}
