import type { CDPSession } from 'playwright-core';

export interface Traffic {
  /** Bytes on the wire, headers included. */
  bytes: number;
  requests: number;
  /** Requests that had to wait for one another, the document being the first. */
  roundTrips: number;
  /** URLs of the scripts that were loaded. */
  scripts: string[];
}

/** Counts what goes over the session's network from now on. Call the answer for the figures so far. */
export function watchTraffic(session: CDPSession): () => Traffic {
  const depths = new Map<string, number>();
  const scripts: string[] = [];
  let bytes = 0;
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    if (type === 'Script') scripts.push(request.url);
    const cause = initiator.url ?? initiator.stack?.callFrames.find((frame) => frame.url)?.url ?? causeBehind(initiator.stack?.parent);
    depths.set(request.url, (cause ? (depths.get(cause) ?? 1) : 0) + 1);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => ({ bytes, requests, roundTrips: Math.max(...depths.values()), scripts });
}

interface StackPart {
  callFrames: { url: string }[];
  parent?: StackPart | undefined;
}

/** The script behind an asynchronous stack: the first frame that has an address. */
function causeBehind(stack: StackPart | undefined): string | undefined {
  if (!stack) return undefined;
  return stack.callFrames.find((frame) => frame.url)?.url ?? causeBehind(stack.parent);
}
