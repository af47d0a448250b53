import { api } from './api/api.ts';
import { compose } from './compose/compose.ts';
import { render } from './render/render.ts';
import { upload } from './upload/upload.ts';

/** `npm run bench`: all benchmarks; `npm run bench -- compose`: one. Each prints its figures and judges nothing but its own set-up. */
const benchmarks: Record<string, () => Promise<void>> = { compose, render, api, upload };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`No benchmark called ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(benchmarks)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}
