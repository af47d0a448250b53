import type { DrawFault } from '@aarohan/shared/federation/server-render';
import { ApiError } from '@aarohan/shared/http';
import { RemoteError } from '../remotes/remote-error.ts';

/** What broke a drawing, as the web server wants to hear it: whose fault it was. */
export function toFault(error: unknown): DrawFault {
  const cause = error instanceof Error ? error : new Error(String(error));
  if (isFault(cause)) return cause;
  return Object.assign(cause, { fault: faultOf(cause) });
}

function faultOf(error: Error): DrawFault['fault'] {
  if (error instanceof ApiError) return 'api';
  return error instanceof RemoteError ? 'load' : 'render';
}

const isFault = (error: Error): error is DrawFault => 'fault' in error;
