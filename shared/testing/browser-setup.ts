import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { server } from './server.ts';

// The first look at a lazy page compiles it, which takes a busy machine more than the usual second.
configure({ asyncUtilTimeout: 8_000 });
jest.setTimeout(20_000);

// jsdom has no user timing.
if ('document' in globalThis) Object.assign(performance, { mark: () => undefined });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  server.resetHandlers();
  if ('localStorage' in globalThis) localStorage.clear();
});

afterAll(() => server.close());
