import { File as NodeFile } from 'node:buffer';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { server } from './server.ts';

// The first look at a lazy page compiles it, which takes a busy machine more than the usual second.
configure({ asyncUtilTimeout: 8_000 });
jest.setTimeout(20_000);

// The environment takes forms and blobs from Node, and a form takes only files of the same make.
if ('document' in globalThis) Object.assign(globalThis, { File: NodeFile });

// jsdom has no user timing.
if ('document' in globalThis) Object.assign(performance, { mark: () => undefined });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  server.resetHandlers();
  if ('localStorage' in globalThis) localStorage.clear();
});

afterAll(() => server.close());
