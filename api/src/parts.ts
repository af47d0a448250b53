import type { Clock } from './clock.ts';
import type { Db } from './db/db.ts';
import type { Env } from './env.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Pictures } from './media/pictures.ts';

export type Settings = Env & { secret: string };

/** What an app is made of; `main.ts` hands in the real parts, a test its own. */
export interface Parts {
  db: Db;
  settings: Settings;
  clock: Clock;
  outbox: Outbox;
  pictures: Pictures;
  /** Named checks of `/readyz` beside the database; each says whether its part is there. */
  checks: Record<string, () => Promise<boolean>>;
}
