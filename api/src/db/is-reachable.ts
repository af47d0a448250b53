import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

export async function isReachable(db: Db): Promise<boolean> {
  await db.execute(sql`SELECT 1`);
  return true;
}
