import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import type { OpenDb } from './db.ts';
import { migrationsFolder, reasonOf } from './migrations.ts';

/** Any number that no other program uses for its advisory locks. */
const migrationLock = 7_213_001;

/**
 * Connects to PostgreSQL and migrates it; of several processes that start together, one does.
 *
 * @param report hears of connections that broke while idle (a restarted server, say)
 */
export async function openPostgres(url: string, report: (error: Error) => void): Promise<OpenDb> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // Without these listeners a restart of the server would end the process.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw new StartProblem(`The database that DATABASE_URL names cannot be used: ${reasonOf(error)}.`);
  }
  return { db: drizzle({ client: pool }), close: () => pool.end() };
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    // The connection carries the lock and the lifted timeout: it is not used again.
    client.release(true);
  }
}
