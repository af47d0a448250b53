/**
 * What went wrong with a remote:
 * `unreachable` no usable file came (404, 500, HTML, wrong digest) · `timeout` nothing came in time ·
 * `threw` its code threw while starting · `bad-module` it exposes something else than promised ·
 * `chunk` a page's file did not come · `crash` a page threw while rendering.
 */
export type FailureKind = 'unreachable' | 'timeout' | 'threw' | 'bad-module' | 'chunk' | 'crash';

/** A remote could not deliver a page, for the given reason. */
export class RemoteError extends Error {
  override name = 'RemoteError';

  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Any failure of a load as a RemoteError; a chunk loader's error keeps its meaning. */
export function toRemoteError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
  return new RemoteError(isChunk ? 'chunk' : 'unreachable', message, { cause: error });
}
