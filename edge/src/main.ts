import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildEdge } from './build-edge.ts';
import { devReleases } from './dev/dev-releases.ts';
import { readEnv } from './env.ts';
import { errorCode } from './error-code.ts';
import { folderStore } from './releases/folder-store.ts';
import { Refusal } from './releases/refusal.ts';
import { siteApps } from './releases/site-apps.ts';
import { createRenderPool } from './rendering/create-render-pool.ts';

const env = readEnv(process.env);

try {
  const folder = path.join(env.DATA_DIR, 'releases');
  await mkdir(folder, { recursive: true });
  const { releases, extra, routes } = devReleases(folderStore(folder), env);
  const published = await releases.latest();
  const edge = buildEdge({
    releases,
    extra,
    apps: siteApps(),
    apiUrl: env.API_URL,
    publicUrl: env.PUBLIC_URL,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES,
    createPool: (onFault) => createRenderPool({ releases, apiUrl: env.API_URL, onFault }),
  });
  if (routes) void edge.register(routes);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void edge.close());
  await edge.listen({ port: env.PORT, host: '::' }).catch((error: unknown) => {
    // A machine without IPv6.
    if (errorCode(error) !== 'EAFNOSUPPORT') throw error;
    return edge.listen({ port: env.PORT, host: '0.0.0.0' });
  });
  // So that the first visitor does not wait for the shell's code. Nobody owns this address, so no API is asked, which may be starting too.
  if (published) void edge.inject({ url: '/warm-up', headers: { accept: 'text/html' } }).catch(() => undefined);
} catch (error) {
  console.error(startProblem(error));
  process.exit(1);
}

function startProblem(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return `Port ${env.PORT} is taken by another program. Stop it, or choose another one: PORT=${env.PORT + 10} npm start`;
  if (code && ['EACCES', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code))
    return `DATA_DIR ${env.DATA_DIR} cannot be written. Choose another folder.`;
  return `The web server cannot start: ${error instanceof Error ? error.message : String(error)}`;
}
