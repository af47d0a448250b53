import type { Clock } from './clock.ts';
import type { Db } from './db/db.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/file-store.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Pictures } from './media/pictures.ts';
import type { Fetch } from './payments/call-gateway.ts';
import type { Gateways } from './payments/gateways.ts';

export type Settings = Env & { secret: string };

/** What an app is made of; `main.ts` hands in the real parts, a test its own. */
export interface Parts {
  db: Db;
  settings: Settings;
  clock: Clock;
  outbox: Outbox;
  pictures: Pictures;
  files: FileStore;
  /** the way out to payment gateways */
  fetch: Fetch;
  gateways: Gateways;
  /** Named checks of `/readyz` beside the database; each says whether its part is there. */
  checks: Record<string, () => Promise<boolean>>;
}
