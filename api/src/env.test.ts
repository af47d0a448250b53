import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readEnv } from './env.ts';

const root = path.join(import.meta.dirname, '../..');

test('When nothing is set, then the embedded defaults hold', () => {
  expect(readEnv({ PORT: ' ' })).toEqual({
    apiPort: 4000,
    dataDir: path.join(root, '.data'),
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Aarohan Institute <no-reply@aarohan.example>',
    staffEmails: ['staff@aarohan.example'],
    secret: undefined,
    trustedProxies: ['loopback'],
    resultAccess: 'open',
    logLevel: 'info',
  });
});

test('When values are set, then they are read in the words of the code', () => {
  const env = readEnv({
    PORT: '3100',
    DATA_DIR: '/var/lib/aarohan',
    PUBLIC_URL: 'https://www.Aarohan.example/',
    STAFF_EMAILS: 'Head@aarohan.example, desk@aarohan.example',
    TRUSTED_PROXIES: '10.0.0.0/8,loopback',
  });

  expect(env).toMatchObject({
    dataDir: '/var/lib/aarohan',
    publicUrl: 'https://www.aarohan.example',
    staffEmails: ['head@aarohan.example', 'desk@aarohan.example'],
    trustedProxies: ['10.0.0.0/8', 'loopback'],
  });
});

test('When several values are wrong, then one message names them all', () => {
  const read = () =>
    readEnv({
      PORT: 'eighty',
      API_PORT: '70000',
      PUBLIC_URL: 'localhost',
      DATABASE_URL: 'mysql://x',
      STAFF_EMAILS: 'head',
      TRUSTED_PROXIES: 'everybody',
      SECRET: 'short',
      RESULT_ACCESS: 'maybe',
    });

  expect(read).toThrow(
    new Error(
      'The environment is not right: PORT must be a port number; API_PORT must be a port number; PUBLIC_URL must be an address like https://www.example.org; ' +
        'DATABASE_URL must be an address like postgres://user:password@host:5432/name; STAFF_EMAILS must be e-mail addresses with commas between them; ' +
        'SECRET must be at least 32 characters; TRUSTED_PROXIES must be addresses, ranges or names like loopback; RESULT_ACCESS must be open or verified.',
    ),
  );
});

test('When production runs on embedded parts without saying so, then each missing variable is named', () => {
  const hint = '(with NODE_ENV=production the embedded parts need ALLOW_EMBEDDED=1)';

  expect(() => readEnv({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail' })).toThrow(
    new Error(`The environment is not right: DATABASE_URL is missing ${hint}; SECRET is missing ${hint}.`),
  );
  expect(readEnv({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }).staffEmails).toEqual(['staff@aarohan.example']);
});

test('When production has real parts, then nobody is staff unless named', () => {
  const env = readEnv({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/aarohan', SMTP_URL: 'smtp://mail', SECRET: 'x'.repeat(32) });

  expect(env.staffEmails).toEqual([]);
});
