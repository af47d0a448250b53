import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from './site.ts';

/** A team's own checkout: its app and what it builds with, and no other app. */
export interface Team {
  /** Changes a text in a file of the app; fails when the text is not there. */
  edit: (file: string, from: string, to: string) => void;
  /** Runs `npm run release -- …` against the running site. */
  release: (...args: string[]) => Promise<{ code: number; output: string }>;
}

export function checkOut(app: string): Team {
  const checkout = path.join(site.root, '.cache/e2e-team', app);
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(checkout, { recursive: true });
  for (const part of [app, 'shared', 'edge', 'scripts', 'package.json', 'package-lock.json']) {
    cpSync(path.join(site.root, part), path.join(checkout, part), {
      recursive: true,
      filter: (file) => !/\/(dist|node_modules|test-results)$/.test(file),
    });
  }
  linkPackages(checkout);

  return {
    edit(file, from, to) {
      const target = path.join(checkout, app, file);
      const text = readFileSync(target, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
      writeFileSync(target, text.replace(from, to));
    },
    release: (...args) =>
      new Promise((resolve) => {
        const env = { ...process.env, ...site.env };
        execFile(process.execPath, ['--import', 'tsx', 'scripts/release.ts', ...args], { cwd: checkout, env }, (error, stdout, stderr) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr }),
        );
      }),
  };
}

/** Third-party packages are the installed ones; the project's own are those of the checkout. */
function linkPackages(checkout: string): void {
  const installed = path.join(site.root, 'node_modules');
  const linked = path.join(checkout, 'node_modules');
  mkdirSync(path.join(linked, '@aarohan'), { recursive: true });
  for (const name of readdirSync(installed)) if (name !== '@aarohan') symlinkSync(path.join(installed, name), path.join(linked, name));
  for (const name of ['shared', 'edge']) symlinkSync(path.join(checkout, name), path.join(linked, '@aarohan', name));
}
