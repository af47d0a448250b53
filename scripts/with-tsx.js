// @ts-check
/** `node scripts/with-tsx.js FILE …`: installs if needed, then runs a TypeScript file in this terminal. */
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './install.js';

ensureInstalled();
const child = spawn(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
