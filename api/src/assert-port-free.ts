import { createServer } from 'node:net';
import { StartProblem } from './start-problem.ts';

/** Asked before anything is written, so that a start on a taken port changes nothing. */
export const assertPortFree = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(new StartProblem(`API_PORT ${port} cannot be used (${error.message}); stop what uses it or name another.`)),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
