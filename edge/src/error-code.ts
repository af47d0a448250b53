/** The system's name for what went wrong (`EADDRINUSE`, `ENOENT`), if the error has one. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
