import path from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { assertPortFree } from './assert-port-free.ts';
import { systemClock } from './clock.ts';
import { assertOurs, claimDataDir } from './data-dir/claim-data-dir.ts';
import { keepSecret } from './data-dir/keep-secret.ts';
import { assertUnlocked, lockDataDir } from './data-dir/lock-data-dir.ts';
import type { OpenDb } from './db/db.ts';
import { openPglite } from './db/open-pglite.ts';
import { openPostgres } from './db/open-postgres.ts';
import { readEnv, type Env } from './env.ts';
import { localFiles } from './files/local-files.ts';
import { s3Files } from './files/s3-files.ts';
import { keepHouse } from './housekeeping.ts';
import { createLogger } from './logger.ts';
import { createOutbox } from './mail/deliver-mail.ts';
import { inboxTransport, smtpTransport } from './mail/transport.ts';
import { prepareMedia } from './media/prepare-media.ts';
import type { Parts } from './parts.ts';
import { createReconciler, type Reconciler } from './payments/create-reconciler.ts';
import { createGateways } from './payments/gateways.ts';
import { runErrands } from './payments/sandbox/run-errands.ts';
import { isSeeded, seedDatabase } from './seed/seed.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const host = '127.0.0.1';

/**
 * Checks → data folder → database → pictures and seed → listen.
 *
 * @throws {StartProblem} with one sentence for the person at the terminal
 */
export async function start(variables: Record<string, string | undefined>): Promise<void> {
  const env = await checkStart(variables);
  await claimDataDir(env.dataDir);
  const pictures = await prepareMedia(env.dataDir);
  const log = createLogger(env.logLevel);
  const opened = await openDb(env, log);
  const settings = { ...env, secret: env.secret ?? keepSecret(env.dataDir) };
  const report = (error: unknown): void => log.error({ err: error }, 'mail not delivered');
  const transport = env.smtpUrl === undefined ? inboxTransport : smtpTransport(env.smtpUrl, env.mailFrom);
  const outbox = createOutbox({ db: opened.db, clock: systemClock }, transport, report);
  const state = { stopping: false };
  const checks = { seed: () => isSeeded(opened.db), accepting: () => Promise.resolve(!state.stopping) };
  const files = env.s3 ? s3Files(env.s3) : await localFiles(path.join(env.dataDir, 'uploads'));
  const gateways = createGateways(settings, fetch);
  const parts: Parts = { db: opened.db, settings, clock: systemClock, outbox, pictures, files, fetch, gateways, checks };

  await seedDatabase(parts);
  const app = await buildApp(parts, log);
  await app.listen({ port: env.apiPort, host });
  const reconciler = createReconciler(parts, (error) => log.warn({ err: error }, 'payment not checked'));
  repeat(parts, reconciler, log);
  stopOnSignal(log, async () => {
    state.stopping = true;
    await reconciler.stop();
    await app.close();
    await opened.close();
  });
}

/** Refuses what can be refused before anything is written: wrong variables, a taken port, a folder that is not ours or in use. */
export async function checkStart(variables: Record<string, string | undefined>): Promise<Env> {
  const env = readEnv(variables);
  await assertPortFree(env.apiPort, host);
  await assertOurs(env.dataDir);
  if (env.databaseUrl === undefined) assertUnlocked(env.dataDir);
  return env;
}

/** The embedded database belongs to one process; PostgreSQL to as many as like. */
async function openDb(env: Env, log: Logger): Promise<OpenDb> {
  if (env.databaseUrl !== undefined) return openPostgres(env.databaseUrl, (error) => log.warn({ err: error }, 'database connection lost'));
  const unlock = lockDataDir(env.dataDir);
  try {
    const opened = await openPglite(path.join(env.dataDir, 'db'));
    return { db: opened.db, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function repeat(parts: Parts, reconciler: Reconciler, log: Logger): void {
  parts.outbox.poke();
  setInterval(parts.outbox.poke, 5_000).unref();
  setInterval(() => void reconciler.run(), 5_000).unref();
  if (parts.gateways.isSandbox) setInterval(() => void sandboxErrands(parts, log), 1_000).unref();
  const clean = () => keepHouse(parts).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  setInterval(() => void clean(), 10 * 60_000).unref();
}

const sandboxErrands = (parts: Parts, log: Logger): Promise<void> =>
  runErrands(parts).catch((error: unknown) => log.warn({ err: error }, 'sandbox errand failed'));
