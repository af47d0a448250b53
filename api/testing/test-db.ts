import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createPglite } from '../src/db/create-pglite.ts';
import type { OpenDb } from '../src/db/db.ts';
import { migrationsFolder } from '../src/db/migrations.ts';
import { testPostgres } from './test-postgres.ts';

/** A migrated, empty database of the test's own: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL names one. */
export const testDb = (): Promise<OpenDb> => (process.env.TEST_DATABASE_URL ? testPostgres(process.env.TEST_DATABASE_URL) : testPglite());

async function testPglite(): Promise<OpenDb> {
  const client = await createPglite({ loadDataDir: await template() });
  return { db: drizzle({ client }), close: () => client.close() };
}

/** Creating and migrating takes seconds, loading what came out of it does not: it is kept per state of the migrations. */
async function template(): Promise<Blob> {
  const file = path.join(tmpdir(), `aarohan-test-${migrationsHash()}.tar`);
  if (!existsSync(file)) {
    const client = await createPglite();
    await migrate(drizzle({ client }), { migrationsFolder });
    const bytes = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
    await client.close();
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
  }
  return new Blob([readFileSync(file)]);
}

/** Changes with the migrations. */
export function migrationsHash(): string {
  const journal = readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  const hash = createHash('sha256').update(journal);
  for (const { tag } of entries) hash.update(readFileSync(path.join(migrationsFolder, `${tag}.sql`)));
  return hash.digest('hex').slice(0, 16);
}
