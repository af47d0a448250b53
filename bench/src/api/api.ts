import { apiUrl, stopServers } from '../processes.ts';
import { buildPictures, startApi } from '../servers.ts';
import { bankVariables, startBank } from './bank.ts';
import { startBare } from './bare.ts';
import { buy, price } from './buy.ts';
import { compareReads, type Plan } from './compare-reads.ts';
import { createDatabase, databaseServer } from './database.ts';
import { fair } from './fair.ts';
import { catalogueReads } from './reads.ts';
import { report } from './report.ts';

const plan: Plan = { rounds: 3, concurrency: 16, warmUp: 1_000, requests: 3_000 };

/**
 * What answering the catalogue costs: the API against a bare Fastify server that has the same bytes ready. On the
 * embedded database, and on PostgreSQL where there is a server. Then what buyers and a fair day wait for while the API is asked at a
 * steady pace. The one who asks runs on the same machine.
 */
export async function api(): Promise<void> {
  buildPictures();
  console.log(`api: ${plan.rounds} rounds of ${plan.requests} requests per path, ${plan.concurrency} at once, Node ${process.version}`);
  await measure('PGlite');

  const database = await createDatabase();
  if (!database) return console.log(`\nPostgreSQL: left out, none answers at ${databaseServer.host} (TEST_DATABASE_URL names another).`);
  try {
    await measure(`PostgreSQL at ${databaseServer.host}`, database.url);
  } finally {
    await database.drop();
  }
}

async function measure(title: string, databaseUrl?: string): Promise<void> {
  try {
    await startApi(databaseUrl, bankVariables);
    await startBank(price);
    const reads = await catalogueReads(apiUrl);
    const bareUrl = await startBare(reads);
    console.log(`\n${title}\n${report(await compareReads(reads, { api: apiUrl, bare: bareUrl }, plan))}`);
    console.log(`\n${title}: ${await buy(apiUrl, reads)}`);
    console.log(`\n${title}: ${await fair(apiUrl)}`);
  } finally {
    await stopServers();
  }
}
