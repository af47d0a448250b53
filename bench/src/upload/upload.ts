import { rmSync } from 'node:fs';
import { createDatabase, databaseServer } from '../api/database.ts';
import { rounded } from '../figures.ts';
import { memoryReport } from '../memory-report.ts';
import { residentBytes, scrape } from '../metrics.ts';
import { apiUrl, stopServers } from '../processes.ts';
import { buildPictures, data, startApi } from '../servers.ts';
import { anApplication, paperBytes, papers } from './an-application.ts';

const samples = 10;
const perSample = 20;
const concurrency = 4;

/**
 * Whether the API's memory depends on how much is uploaded: applications with eleven papers of the largest size, some at
 * once, and its memory after every so many. On the embedded database, and on PostgreSQL where there is a server.
 */
export async function upload(): Promise<void> {
  buildPictures();
  const size = rounded((papers.length * paperBytes) / 1_000_000, 1);
  console.log(
    `upload: ${samples} × ${perSample} applications of ${papers.length} papers, ${size} MB each, ${concurrency} at once, Node ${process.version}`,
  );
  try {
    await measure('PGlite');
    const database = await createDatabase();
    if (!database) return console.log(`\nPostgreSQL: left out, none answers at ${databaseServer.host} (TEST_DATABASE_URL names another).`);
    try {
      await measure(`PostgreSQL at ${databaseServer.host}`, database.url);
    } finally {
      await database.drop();
    }
  } finally {
    // Two gigabytes that nobody wants to keep.
    rmSync(data, { recursive: true, force: true });
  }
}

async function measure(title: string, databaseUrl?: string): Promise<void> {
  try {
    await startApi(databaseUrl);
    const memory = [residentBytes(await scrape(apiUrl))];
    const started = performance.now();
    for (let sample = 0; sample < samples; sample += 1) {
      await sendApplications(sample * perSample);
      memory.push(residentBytes(await scrape(apiUrl)));
    }
    const seconds = (performance.now() - started) / 1000;
    const megabytes = (samples * perSample * papers.length * paperBytes) / 1_000_000;
    console.log(`\n${title}: ${rounded(megabytes)} MB taken, ${rounded(megabytes / seconds)} MB/s\n${memoryReport('API', memory)}`);
  } finally {
    await stopServers();
  }
}

/** @throws {Error} when one is not taken */
async function sendApplications(first: number): Promise<void> {
  const waiting = Array.from({ length: perSample }, (_, index) => first + index);
  const sender = async (): Promise<void> => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await send(number);
  };
  await Promise.all(Array.from({ length: concurrency }, sender));
}

async function send(number: number): Promise<void> {
  const answer = await fetch(`${apiUrl}/api/apply_pgcourse/mba-ib`, {
    method: 'POST',
    body: anApplication(number),
    // Everybody from an address of their own, as on the day before a batch begins.
    headers: { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` },
  });
  if (!answer.ok) throw new Error(`Application ${number} was answered with ${answer.status}: ${await answer.text()}`);
}
