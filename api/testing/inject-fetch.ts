import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Fetch } from '../src/payments/call-gateway.ts';

/** A `fetch` whose every request goes to one app, which is named once it has been built. */
export function injectFetch(): { fetch: Fetch; attach: (app: FastifyInstance) => void } {
  let target: FastifyInstance | undefined;
  const fetch: Fetch = async (url, { method = 'GET', headers, body }) => {
    if (!target) throw new TypeError('fetch failed');
    const sent = new Request(url, { method, headers, body });
    const { pathname, search } = new URL(url);
    const request: InjectOptions = {
      method: method as 'GET' | 'POST' | 'PATCH',
      url: pathname + search,
      headers: Object.fromEntries(sent.headers),
      ...(body !== undefined && body !== null && { payload: Buffer.from(await sent.arrayBuffer()) }),
    };
    const answer = await target.inject(request);
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
    return new Response(hasBody ? answer.body : null, { status: answer.statusCode });
  };
  return { fetch, attach: (app) => (target = app) };
}
