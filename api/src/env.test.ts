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
    new Error(
      `The environment is not right: DATABASE_URL is missing ${hint}; SECRET is missing ${hint}; ` +
        `CASHFREE_CLIENT_ID, PAYU_KEY or UPI_PAYEE_ADDRESS is missing ${hint}.`,
    ),
  );
  expect(readEnv({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }).staffEmails).toEqual(['staff@aarohan.example']);
});

test('When production has real parts, then nobody is staff unless named', () => {
  const env = readEnv({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/aarohan',
    SMTP_URL: 'smtp://mail',
    SECRET: 'x'.repeat(32),
    PAYU_KEY: 'key',
    PAYU_SALT: 'salt',
  });

  expect(env).toMatchObject({ staffEmails: [], payu: { key: 'key', salt: 'salt', mode: 'production' } });
});

test('When a payment gateway is named by half, then what is missing of it is said', () => {
  const wrong = { CASHFREE_CLIENT_ID: 'id', PAYU_SALT: 'salt', UPI_PAYEE_ADDRESS: 'name@example.org', CASHFREE_MODE: 'test' };
  expect(() => readEnv(wrong)).toThrow(
    new Error(
      'The environment is not right: CASHFREE_MODE must be sandbox or production; UPI_PAYEE_ADDRESS must be a UPI address like name@bank; ' +
        'CASHFREE_CLIENT_SECRET is missing (the CASHFREE_ variables belong together); PAYU_KEY is missing (the PAYU_ variables belong together); ' +
        'UPI_API_URL is missing (the UPI_ variables belong together); UPI_API_SECRET is missing (the UPI_ variables belong together).',
    ),
  );
});

test('When every payment gateway is named, then each is read in the words of the code', () => {
  const env = readEnv({
    CASHFREE_CLIENT_ID: 'id',
    CASHFREE_CLIENT_SECRET: 'secret',
    CASHFREE_MODE: 'sandbox',
    PAYU_KEY: 'key',
    PAYU_SALT: 'salt',
    PAYU_MODE: 'test',
    UPI_PAYEE_ADDRESS: 'aarohan@idfcbank',
    UPI_API_URL: 'https://adapter.example.org/',
    UPI_API_SECRET: 'a secret of the bank',
  });

  expect(env).toMatchObject({
    cashfree: { clientId: 'id', clientSecret: 'secret', mode: 'sandbox' },
    payu: { key: 'key', salt: 'salt', mode: 'test' },
    upi: {
      payee: { address: 'aarohan@idfcbank', merchantCode: '8299' },
      apiUrl: 'https://adapter.example.org',
      secret: 'a secret of the bank',
    },
  });
});

test('When a file store is named, then wholly, and otherwise what is missing is said', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.example.org',
    S3_REGION: 'ap-south-1',
    S3_BUCKET: 'papers',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  expect(readEnv(bucket).s3).toEqual({
    endpoint: 'https://s3.example.org',
    region: 'ap-south-1',
    bucket: 'papers',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  expect(readEnv({}).s3).toBeUndefined();
  expect(() => readEnv({ ...bucket, S3_REGION: '', S3_ENDPOINT: 'ftp://x' })).toThrow(
    'The environment is not right: S3_ENDPOINT must be an address like https://s3.ap-south-1.amazonaws.com; ' +
      'S3_REGION is missing (the S3_ variables belong together).',
  );
});
