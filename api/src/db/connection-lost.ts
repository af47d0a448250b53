/** Whether an error says that the database cannot be reached right now, and not that the statement was wrong. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && lost.test(cause.code)) return true;
    if (sentences.test(cause.message)) return true;
  }
  return false;
}

/** Node's network errors; PostgreSQL classes 08 (connection), 53 (resources), 57P (shutdown), and 57014 (statement timeout). */
const lost = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|08...|53...|57P..|57014)$/;

/** What node-postgres says without a code. */
const sentences = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
