import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What a store function writes through: an open transaction, or the database itself for a single statement. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/**
 * The database, PGlite or PostgreSQL. PGlite has one connection: inside `db.transaction(async (tx) => …)`
 * everything goes through `tx`, a statement on `db` would wait for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An opened database and how to let go of it. */
export interface OpenDb {
  db: Db;
  /** Flushes and closes; after it the process may end. */
  close: () => Promise<void>;
}
