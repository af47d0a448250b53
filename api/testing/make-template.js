// @ts-check
import { testDb } from './test-db.ts';

/** Makes the database template before the first test, so that no test pays for it. */
export default async function makeTemplate() {
  await (await testDb()).close();
}
