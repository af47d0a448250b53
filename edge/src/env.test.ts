import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parseEnv } from './env.ts';

test('When nothing is set, then the site is on 3000 and the API on 4000', () => {
  expect(parseEnv({ PORT: '' })).toMatchObject({
    settings: { PORT: 3000, API_URL: 'http://127.0.0.1:4000', PUBLIC_URL: 'http://localhost:3000', DATA_DIR: path.resolve('.data') },
  });
});

test('When several things are wrong, then one message names them all', () => {
  const parsed = parseEnv({ PORT: 'many', API_URL: 'ftp://x', LOG_LEVEL: 'loud' });

  expect(parsed).toEqual({ problem: expect.stringMatching(/^The environment is not usable\. PORT: .+; API_URL: .+; LOG_LEVEL: .+\.$/) });
});
