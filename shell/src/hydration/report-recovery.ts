/** What the web server says of a part that it could not finish, so that the browser tells it from a mismatch. */
export const unfinished = 'unfinished';

/**
 * React drew something anew instead of taking over the server's markup. For a part that the server could not finish
 * that is the plan; where a release did not come there is a report of that, and another one or a card stands in its
 * place. Anything else is a defect of ours, and the console is where tests and developers look.
 */
export const reportRecovery =
  (hasRemoteFailed: () => boolean) =>
  (error: unknown): void => {
    if (!hasRemoteFailed() && !isUnfinished(error)) reportError(error);
  };

const isUnfinished = (error: unknown): boolean => error instanceof Error && 'digest' in error && error.digest === unfinished;
