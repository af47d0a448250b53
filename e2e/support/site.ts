import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const port = process.env.E2E_PORT ?? '3700';
const apiPort = process.env.E2E_API_PORT ?? '4700';
const dataDir = path.join(root, '.cache/e2e-data');

/** Staff of the copy; one address each, because codes for one address are handed out slowly. */
export const staff = { byHand: 'staff@aarohan.example', byCall: 'desk@aarohan.example' };

/** The copy of the site that the journeys run on. */
export const site = {
  root,
  url: `http://localhost:${port}`,
  dataDir,
  env: { PORT: port, API_PORT: apiPort, DATA_DIR: dataDir, STAFF_EMAILS: Object.values(staff).join(',') },
};
