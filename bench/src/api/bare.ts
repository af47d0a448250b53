import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../processes.ts';
import { data } from '../servers.ts';
import type { BareAnswer } from './bare-server.ts';
import type { Read } from './reads.ts';

const port = 4802;

/** Starts a Fastify server that has the answers ready and does nothing else. Answers its address. */
export async function startBare(reads: Read[]): Promise<string> {
  const answers = reads.map(({ path, headers, body }): BareAnswer => ({ path, headers, body: body.toString('base64') }));
  const file = path.join(data, 'bare-answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const url = `http://127.0.0.1:${port}`;
  await startServer('bench/src/api/bare-server.ts', `${url}/healthz`, { BARE_PORT: String(port), BARE_ANSWERS: file });
  return url;
}
