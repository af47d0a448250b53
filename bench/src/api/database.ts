import pg from 'pg';

/** The PostgreSQL server that tests have too. */
export const databaseServer = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test');

export interface Database {
  url: string;
  drop: () => Promise<void>;
}

const name = 'bench';

/** SQLSTATE of a name that is taken. */
const taken = '42P04';

/** A database `bench` on the server; undefined when none answers. One that was there already is used and stays. */
export async function createDatabase(): Promise<Database | undefined> {
  const isThere = await onServer('SELECT 1').then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const isOurs = await onServer(`CREATE DATABASE ${name}`).then(() => true, unlessTaken);
  const url = new URL(databaseServer);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      if (isOurs) await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
      else console.log(`The database ${name} was there before and was left.`);
    },
  };
}

function unlessTaken(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === taken) return false;
  throw error;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseServer.href, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
