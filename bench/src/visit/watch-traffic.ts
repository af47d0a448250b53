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

/** Milliseconds without a request under way that count as the end of a visit. */
const quiet = 500;

/** Counts what goes over the session's network from now on. */
export function watchTraffic(session: CDPSession): { soFar: () => Traffic; whenQuiet: () => Promise<void> } {
  const depths = new Map<string, number>();
  const scripts: string[] = [];
  let bytes = 0;
  let requests = 0;
  let lastChange = Date.now();
  const underWay = new Set<string>();
  const end = (id: string): void => {
    underWay.delete(id);
    lastChange = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    underWay.add(requestId);
    if (type === 'Script') scripts.push(request.url);
    const cause = initiator.url ?? initiator.stack?.callFrames.find((frame) => frame.url)?.url ?? causeBehind(initiator.stack?.parent);
    depths.set(request.url, (cause ? (depths.get(cause) ?? 1) : 0) + 1);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));

  // The browser's own "network idle" counts the pauses of a slow page as its end, pictures that are still wanted left out.
  const whenQuiet = async (): Promise<void> => {
    while (underWay.size > 0 || Date.now() - lastChange < quiet) await new Promise((resolve) => setTimeout(resolve, quiet / 5));
  };
  return { soFar: () => ({ bytes, requests, roundTrips: Math.max(...depths.values()), scripts }), whenQuiet };
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
