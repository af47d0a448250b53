// @ts-check
/**
 * `npm start`: installs if needed, builds what changed, publishes the apps into the release store,
 * starts the API and the edge, and stops both cleanly on Ctrl-C. Every process stays in this
 * process group, so that killing the group leaves nothing behind.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ensureInstalled, root } from './install.js';

const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '4000';
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let stopping = false;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void stop(0));

ensureInstalled();
await refuseEarly();
await step('building what changed', ['node_modules/.bin/nx', 'run-many', '-t', 'build', 'media', '--outputStyle=static']);
await step('publishing the apps', ['--import', 'tsx', 'scripts/release.ts', 'publish']);

console.log('starting the API and the edge …');
const services = [service('api/src/main.ts'), service('edge/src/main.ts')];
await ready(`http://127.0.0.1:${apiPort}/readyz`);
await ready(`http://127.0.0.1:${port}/readyz`);
if (!stopping) console.log(`ready http://localhost:${port}`);
await Promise.all(services);

/** What would stop the site is said before anything is built or changed: a bad environment, a taken port, a folder in use. */
async function refuseEarly() {
  const child = run(['--import', 'tsx', 'api/src/main.ts', '--check'], ['ignore', 'ignore', 'inherit']);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (stopping) return new Promise(() => {});
  if (code !== 0) process.exit(1);
  if (await isTaken(Number(port))) {
    console.error(`Port ${port} is taken by another program. Stop it, or choose another one: PORT=${Number(port) + 10} npm start`);
    process.exit(1);
  }
}

/** @param {number} number */
function isTaken(number) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(number, () => probe.close(() => resolve(false)));
  });
}

/**
 * Runs one preparing command; its output is shown only when it fails.
 *
 * @param {string} title
 * @param {string[]} args
 */
async function step(title, args) {
  const began = Date.now();
  console.log(`${title} …`);
  const child = run(args, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (stopping) return new Promise(() => {});
  if (code !== 0) {
    console.error(`${output}\n${title}: failed, see above.`);
    process.exit(1);
  }
  console.log(`${title}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/**
 * A service lives as long as the site. When one ends by itself the other is stopped too; it has
 * said why in one sentence, so nothing is added here.
 *
 * @param {string} file
 */
function service(file) {
  const child = run(['--import', 'tsx', file], ['ignore', 'inherit', 'inherit']);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve(code);
      if (!stopping) void stop(code || 1);
    });
  });
}

/**
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 */
function run(args, stdio) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };
  const child = spawn(process.execPath, args, { cwd: root, stdio, env });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

/** @param {string} url */
async function ready(url) {
  while (!stopping) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @param {number} code */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  await Promise.all([...children].map((child) => new Promise((resolve) => child.once('close', resolve).kill('SIGTERM'))));
  process.exit(code);
}
