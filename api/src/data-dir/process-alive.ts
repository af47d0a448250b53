import { readFileSync } from 'node:fs';

/**
 * Whether the process that once had this number is still running.
 *
 * @param started its `startTime`: a later process with the same number does not count
 */
export function isAlive(pid: number, started: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const now = startTime(pid);
  return now !== 'dead' && (now === started || now === 'unknown' || started === 'unknown');
}

/** When a process began: clock ticks since boot on Linux, `unknown` elsewhere, `dead` for one that nobody has buried yet. */
export function startTime(pid: number): string {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === undefined) return 'unknown';
  const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ['Z', 'X'].includes(state) ? 'dead' : (rest[18] ?? 'unknown');
}

export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
