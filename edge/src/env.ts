import path from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const Env = z
  .object({
    PORT: port.default(3000),
    API_PORT: port.default(4000),
    /** Where the API answers; its own machine when there is more than one. */
    API_URL: url.optional(),
    DATA_DIR: z
      .string()
      .min(1)
      .default('.data')
      .transform((folder) => path.resolve(folder)),
    /** The address that visitors use. */
    PUBLIC_URL: url.optional(),
    /** Addresses of proxies whose `X-Forwarded-For` counts, separated by commas. */
    TRUSTED_PROXIES: z
      .string()
      .transform((list) => list.split(',').map((address) => address.trim()))
      .optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** `name=folder` pairs: apps served from their watch builds instead of from the store. */
    DEV_APPS: z.string().default(''),
    /** The only remote of the page, for working on it alone. */
    DEV_STANDALONE: z.string().optional(),
  })
  .transform((env) => ({
    ...env,
    API_URL: env.API_URL ?? `http://127.0.0.1:${env.API_PORT}`,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  }));

export type Env = z.output<typeof Env>;

/** The web server's settings. Names every problem in one message and ends the process. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = parseEnv(source);
  if ('settings' in parsed) return parsed.settings;
  console.error(parsed.problem);
  return process.exit(1);
}

/** An empty variable counts as not set. */
export function parseEnv(source: Record<string, string | undefined>): { settings: Env } | { problem: string } {
  const parsed = Env.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  if (parsed.success) return { settings: parsed.data };
  const problems = parsed.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`);
  return { problem: `The environment is not usable. ${problems.join('; ')}.` };
}
