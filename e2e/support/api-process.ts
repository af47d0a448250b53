import { readdirSync, readFileSync } from 'node:fs';
import { site } from './site.ts';

/** The API's process of the copy under test, to be stopped and continued like a machine that hangs. */
export const apiProcess = {
  hang: () => process.kill(findApi(), 'SIGSTOP'),
  goOn: () => process.kill(findApi(), 'SIGCONT'),
};

function findApi(): number {
  const read = (file: string): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  };
  const found = readdirSync('/proc').find(
    (id) =>
      /^\d+$/.test(id) &&
      read(`/proc/${id}/cmdline`).includes('api/src/main.ts') &&
      read(`/proc/${id}/environ`).split('\0').includes(`API_PORT=${site.env.API_PORT}`),
  );
  if (!found) throw new Error('The API of the copy is not running.');
  return Number(found);
}
