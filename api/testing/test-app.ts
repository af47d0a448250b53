import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { Db } from '../src/db/db.ts';
import { localFiles } from '../src/files/local-files.ts';
import { createOutbox } from '../src/mail/deliver-mail.ts';
import { inboxTransport, type Transport } from '../src/mail/transport.ts';
import type { Parts, Settings } from '../src/parts.ts';
import { createGateways } from '../src/payments/gateways.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';
import { injectFetch } from './inject-fetch.ts';
import { lastMail, signedIn, type InboxMail } from './test-people.ts';
import { stubPictures } from './stub-pictures.ts';
import { testDb } from './test-db.ts';

export interface TestApp {
  app: FastifyInstance;
  parts: Parts;
  clock: FakeClock;
  /** Registers the address (unless it is staff), logs in by the mailed code and answers the session's cookie header. Takes 31 s of the clock. */
  signedIn: (email: string) => Promise<{ cookie: string }>;
  lastMail: (to: string) => Promise<InboxMail>;
}

export interface TestOverrides {
  settings?: Partial<Settings>;
  parts?: Partial<Parts>;
  /** what the app gets in place of the database */
  wrapDb?: (db: Db) => Db;
  transport?: Transport;
  logger?: FastifyBaseLogger;
}

/** The whole API on a database of its own, closed after the file. Call it once per file, or per describe. */
export async function testApp(overrides: TestOverrides = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aarohan-api-'));
  const opened = await testDb();
  const clock = fakeClock();
  const settings = { ...testSettings(dataDir), ...overrides.settings };
  const outbox = createOutbox({ db: opened.db, clock }, overrides.transport ?? inboxTransport, () => undefined);
  const files = await localFiles(path.join(dataDir, 'uploads'));
  // The sandbox's gateways are routes of the app that asks them.
  const { fetch, attach } = injectFetch();
  const gateways = createGateways(settings, fetch);
  const db = overrides.wrapDb?.(opened.db) ?? opened.db;
  const parts: Parts = { db, settings, clock, outbox, pictures: stubPictures, files, fetch, gateways, checks: {}, ...overrides.parts };
  const app = await buildApp(parts, overrides.logger);
  attach(app);
  closers.push(async () => {
    await app.close();
    await opened.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, parts, clock, signedIn: (email) => signedIn(app, email, clock), lastMail: (to) => lastMail(app, to) };
}

export const testSettings = (dataDir: string): Settings => ({
  apiPort: 4000,
  dataDir,
  publicUrl: 'http://localhost:3000',
  mailFrom: 'Aarohan Institute <no-reply@aarohan.example>',
  staffEmails: ['staff@aarohan.example'],
  secret: 'a secret of the tests, long enough',
  trustedProxies: ['loopback'],
  resultAccess: 'open',
  logLevel: 'silent',
});

const closers: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of closers.splice(0)) await close();
});
