import { percentile } from '../figures.ts';
import { load, type Answer } from '../load/load.ts';
import { accept, type Read } from './reads.ts';

export interface Plan {
  rounds: number;
  /** requests under way at once */
  concurrency: number;
  /** requests per path and server before anything is measured */
  warmUp: number;
  /** requests per path, server and round */
  requests: number;
}

export interface Speed {
  perSecond: number;
  /** milliseconds */
  p95: number;
  /** Share of the time that the one who asks was busy; near 1 the server could have answered more. */
  asking: number;
}

/** One speed per round, of the same path. */
export interface Compared {
  name: string;
  /** of one answer */
  bytes: number;
  api: Speed[];
  bare: Speed[];
}

/** How fast both servers answer; in turn, so that noise hits both. */
export async function compareReads(reads: Read[], origins: { api: string; bare: string }, plan: Plan): Promise<Compared[]> {
  for (const read of reads) {
    await ask(read, origins.api, plan.warmUp, plan.concurrency);
    await ask(read, origins.bare, plan.warmUp, plan.concurrency);
  }
  const compared = reads.map((read) => ({ read, api: [] as Speed[], bare: [] as Speed[] }));
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const { read, api, bare } of compared) {
      api.push(await ask(read, origins.api, plan.requests, plan.concurrency));
      bare.push(await ask(read, origins.bare, plan.requests, plan.concurrency));
    }
  }
  return compared.map(({ read, api, bare }) => ({ name: read.name, bytes: read.body.length, api, bare }));
}

async function ask(read: Read, origin: string, requests: number, concurrency: number): Promise<Speed> {
  const paths = Array.from({ length: requests }, () => read.path);
  const before = process.cpuUsage();
  const { answers, seconds } = await load(origin, paths, concurrency, accept);
  const { user, system } = process.cpuUsage(before);
  assertSame(answers, read);
  const times = answers.map(({ ms }) => ms);
  return { perSecond: requests / seconds, p95: percentile(times, 0.95), asking: (user + system) / 1e6 / seconds };
}

/** @throws {Error} at the first other answer: figures of refusals would be worthless */
function assertSame(answers: Answer[], { body }: Read): void {
  const other = answers.find((answer) => answer.status !== 200 || !answer.body.equals(body));
  if (other) throw new Error(`${other.url} was answered otherwise than at first (status ${other.status}).`);
}
