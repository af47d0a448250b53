import { createRequire } from 'node:module';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** JSON lines for machines; readable ones when a person watches and the formatter is installed. */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    base: { app: 'api' },
    serializers: { err: withoutValues },
    redact: ['password', 'otp', 'email', 'headers.cookie', 'headers.authorization', '*.password', '*.otp', '*.headers.cookie'],
  };
  if (stream) return pino(options, stream);
  return pino(process.stdout.isTTY && hasPretty() ? { ...options, transport: { target: 'pino-pretty' } } : options);
}

/** The ORM puts a statement's values into its message; they are people's data and stay out of the log. */
function withoutValues(error: Error): unknown {
  const { message, stack, ...rest } = stdSerializers.errWithCause(error);
  const cut = (text: string | undefined) => text?.replace(/\nparams: [^\n]*(?:\n(?!\s+at )[^\n]*)*/g, '');
  return {
    ...pick(rest, ['type', 'code', 'statusCode']),
    message: cut(message),
    stack: cut(stack),
    cause: error.cause instanceof Error ? withoutValues(error.cause) : undefined,
  };
}

const pick = (from: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));

function hasPretty(): boolean {
  try {
    createRequire(import.meta.url).resolve('pino-pretty');
    return true;
  } catch {
    return false;
  }
}
