import { setupServer } from 'msw/node';

/** The network as a page test sees it: nothing answers unless the test says so with `server.use(…)`. */
export const server = setupServer();
