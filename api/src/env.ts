import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import type { S3Settings } from './files/s3-files.ts';
import { gatewaySettings, gatewayVariables, hasGateway, missingOfGateways, type GatewaySettings } from './payments/gateway-variables.ts';
import { StartProblem } from './start-problem.ts';

const root = path.join(import.meta.dirname, '../..');

const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(1, 'must be a port number')
  .max(65_535, 'must be a port number');
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const url = (protocols: RegExp, example: string) => z.url({ protocol: protocols, error: `must be an address like ${example}` });

const Variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: url(/^https?$/, 'https://www.example.org').optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Aarohan Institute <no-reply@aarohan.example>'),
  STAFF_EMAILS: list.pipe(z.array(z.email('must be e-mail addresses with commas between them'))).optional(),
  SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  TRUSTED_PROXIES: list
    .refine(
      (items) => items.every((item) => isIP(item.replace(/\/\d{1,3}$/, '')) !== 0 || /^(loopback|linklocal|uniquelocal)$/.test(item)),
      {
        error: 'must be addresses, ranges or names like loopback',
      },
    )
    .default(['loopback']),
  S3_ENDPOINT: url(/^https?$/, 'https://s3.ap-south-1.amazonaws.com').optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ...gatewayVariables,
  RESULT_ACCESS: z.enum(['open', 'verified'], 'must be open or verified').default('open'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be error, warn, info, debug or silent').default('info'),
  ALLOW_EMBEDDED: z.string().optional(),
});

/** The environment in the words of the code; README has the table of variables. */
export interface Env extends GatewaySettings {
  apiPort: number;
  /** absolute */
  dataDir: string;
  /** origin of the site, without a slash at its end */
  publicUrl: string;
  databaseUrl?: string;
  smtpUrl?: string;
  mailFrom: string;
  /** lower case */
  staffEmails: string[];
  secret?: string;
  trustedProxies: string[];
  /** where uploads lie; a folder in `dataDir` unless said */
  s3?: S3Settings;
  resultAccess: 'open' | 'verified';
  logLevel: string;
}

/** @throws {StartProblem} naming every variable that is wrong or missing, in one message */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Variables.safeParse(given);
  const wrong = parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`) ?? [];
  const problems = [...new Set(wrong), ...missingInProduction(given), ...missingOfStore(given), ...missingOfGateways(given)];
  if (!parsed.success || problems.length > 0) throw new StartProblem(`The environment is not right: ${problems.join('; ')}.`);
  const env = parsed.data;
  return {
    apiPort: env.API_PORT,
    dataDir: path.resolve(root, env.DATA_DIR),
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    staffEmails: (env.STAFF_EMAILS ?? (isProduction(given) ? [] : ['staff@aarohan.example'])).map((email) => email.toLowerCase()),
    secret: env.SECRET,
    trustedProxies: env.TRUSTED_PROXIES,
    s3: s3Of(env),
    ...gatewaySettings(env),
    resultAccess: env.RESULT_ACCESS,
    logLevel: env.LOG_LEVEL,
  };
}

const isProduction = (given: Record<string, string | undefined>): boolean =>
  given.NODE_ENV === 'production' && given.ALLOW_EMBEDDED !== '1';

function missingInProduction(given: Record<string, string | undefined>): string[] {
  if (!isProduction(given)) return [];
  const missing = ['DATABASE_URL', 'SMTP_URL', 'SECRET'].filter((name) => given[name] === undefined);
  return [...missing, ...(hasGateway(given) ? [] : ['CASHFREE_CLIENT_ID, PAYU_KEY or UPI_PAYEE_ADDRESS'])].map(
    (name) => `${name} is missing (with NODE_ENV=production the embedded parts need ALLOW_EMBEDDED=1)`,
  );
}

const s3Variables = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** A file store is named wholly or not at all. */
function missingOfStore(given: Record<string, string | undefined>): string[] {
  const missing = s3Variables.filter((name) => given[name] === undefined);
  return missing.length === s3Variables.length ? [] : missing.map((name) => `${name} is missing (the S3_ variables belong together)`);
}

function s3Of(env: z.infer<typeof Variables>): S3Settings | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}
