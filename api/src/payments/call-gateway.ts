import { GatewayProblem } from './gateway.ts';

/** How the outside is reached; a test hands in its own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** milliseconds until a provider counts as silent */
const patience = 8_000;

/**
 * One request to a provider.
 *
 * @throws {GatewayProblem} when nothing or no JSON comes back in time, and for every 5xx
 */
export async function callGateway(fetch: Fetch, url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  const { status, text } = await send(fetch, url, init);
  if (status >= 500) throw new GatewayProblem(`${new URL(url).host} answered ${status}.`);
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch (error) {
    throw new GatewayProblem(`${new URL(url).host} answered ${status} and no JSON.`, error);
  }
}

async function send(fetch: Fetch, url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new GatewayProblem(`${new URL(url).host} does not answer.`, error);
  }
}
