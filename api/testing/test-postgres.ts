import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDb } from '../src/db/db.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { migrationsHash } from './test-db.ts';

/** A database of its own on the server of `url`, copied from a migrated template, dropped on close. */
export async function testPostgres(url: string): Promise<OpenDb & { url: string }> {
  const template = `aarohan_template_${migrationsHash()}`;
  const name = `aarohan_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(url, async (server) => {
    await makeTemplate(server, url, template);
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const opened = await openPostgres(on(url, name), () => undefined);
  return {
    db: opened.db,
    url: on(url, name),

    close: async () => {
      await opened.close();
      await withServer(url, (server) => server.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

async function makeTemplate(server: pg.Client, url: string, template: string): Promise<void> {
  // Test files run in several processes: one makes the template, and a copy needs it to be at rest.
  await server.query('SELECT pg_advisory_lock(7213002)');
  const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (rowCount === 0) {
    await server.query(`CREATE DATABASE ${template}`);
    await (await openPostgres(on(url, template), () => undefined)).close();
  }
}

async function withServer(url: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: on(url, 'postgres') });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function on(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
