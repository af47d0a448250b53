import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testApp } from '../../testing/test-app.ts';
import type { Db } from './db.ts';
import { openPostgres } from './open-postgres.ts';

const others = sql`FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

async function sleeping(db: Db): Promise<number> {
  const { rows } = (await db.execute(
    sql`SELECT count(*)::int AS number ${others} AND query LIKE '%pg_sleep(12)%' AND state = 'active'`,
  )) as { rows: { number: number }[] };
  return rows[0]?.number ?? 0;
}

test('When the server ends every connection, then the process lives and the next calls are served', async () => {
  const { app, parts, signedIn } = await testApp();
  const session = await signedIn('staff@aarohan.example');
  const sleep = (seconds: number) => parts.db.execute(sql`SELECT pg_sleep(${sql.raw(String(seconds))})`);
  const idle = Array.from({ length: 5 }, () => sleep(0.3));
  const running = Promise.allSettled(Array.from({ length: 10 }, () => sleep(12)));
  await Promise.all(idle);
  while ((await sleeping(parts.db)) < 10);

  await parts.db.execute(sql`SELECT pg_terminate_backend(pid) ${others}`);

  expect((await running).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'rejected'));
  expect((await app.inject({ url: '/api/me', headers: session })).statusCode).toBe(200);
});

test('When the server cannot be reached, then the start says so in one sentence', async () => {
  await expect(openPostgres('postgres://nobody@127.0.0.1:1/none', () => undefined)).rejects.toThrow(
    /^The database that DATABASE_URL names cannot be used: .*ECONNREFUSED/,
  );
});

test('When several processes start on an empty database at once, then one migrates and all start', async () => {
  const name = `aarohan_test_start_${process.pid}`;
  const server = await openPostgres(process.env.TEST_DATABASE_URL ?? '', () => undefined);
  await server.db.execute(sql.raw(`CREATE DATABASE ${name}`));
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = name;

  const opened = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url.href, () => undefined)));

  expect(await Promise.all(opened.map(({ db }) => db.execute(sql`SELECT count(*)::int AS users FROM users`)))).toMatchObject(
    Array.from({ length: 5 }, () => ({ rows: [{ users: 0 }] })),
  );
  await Promise.all(opened.map(({ close }) => close()));
  await server.db.execute(sql.raw(`DROP DATABASE ${name}`));
  await server.close();
});
