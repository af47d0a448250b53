import type { Logger } from 'pino';

/** The longest a stop may take, in milliseconds. */
const patience = 9_000;

/** On SIGTERM or SIGINT: finishes what is under way, closes, ends. A second signal changes nothing. */
export function stopOnSignal(log: Logger, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const overdue = setTimeout(() => process.exit(1), patience);
    try {
      await close();
      process.exitCode = 0;
    } catch (error) {
      log.error({ err: error }, 'not stopped cleanly');
      process.exitCode = 1;
    }
    clearTimeout(overdue);
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
