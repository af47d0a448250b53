import http from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { hasLateParts, isDrawn } from '../drawn-page.ts';

interface TwinPage {
  headers: Record<string, string>;
  /** HTML, brotli. */
  body: Buffer;
}

export interface Twin {
  url: string;
  stop: () => Promise<void>;
}

const port = 3803;

/** Files that the pages show; everything else would be code or data for it. */
const passedOn = /^\/(?:remotes|media)\/|^\/favicon\.svg$/;

/** For a page to come in one piece, half a second apart; the first ones find a cold edge. */
const tries = 10;

/**
 * The pages of a site as files, without any code: what the same pixels cost. Font and pictures are the site's own, passed on.
 *
 * @param paths pages, without a query
 * @throws {Error} when the site does not draw them itself
 */
export async function startTwin(site: string, paths: string[]): Promise<Twin> {
  const pages = new Map<string, TwinPage>();
  for (const path of paths) pages.set(path, await takePage(site + path));

  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    const page = pages.get(path);
    if (page) response.writeHead(200, page.headers).end(page.body);
    else if (passedOn.test(path)) passOn(new URL(path, site), agent, request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));

  const stop = async (): Promise<void> => {
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://localhost:${port}`, stop };
}

/** The page with the headers that it came with, because its styles carry the nonce of its policy. */
async function takePage(url: string): Promise<TwinPage> {
  const answer = await takeWhole(url);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ownToTransfer.test(name)));
  // As quickly as the edge compresses what it has drawn.
  const body = brotliCompressSync(withoutCode(answer.html), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { headers: { ...headers, vary: 'accept-encoding', 'content-encoding': 'br', 'content-length': String(body.length) }, body };
}

const ownToTransfer = /^(?:connection|keep-alive|date|etag|link|transfer-encoding|content-(?:length|encoding)|set-cookie)$/;

async function takeWhole(url: string): Promise<{ html: string; headers: Headers }> {
  for (let i = 0; i < tries; i += 1) {
    const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
    const html = await answer.text();
    if (answer.ok && isDrawn(html) && !hasLateParts(html)) return { html, headers: answer.headers };
    await pause(500);
  }
  throw new Error(`${url} does not come drawn and in one piece.`);
}

/** Without scripts (structured data is none) and without what is asked for on their behalf. */
const withoutCode = (html: string): string =>
  html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>\n?/g, (script, attributes: string) =>
      attributes.includes('application/ld+json') ? script : '',
    )
    .replace(/<link\b[^>]*>\n?/g, (link) => (/\brel="modulepreload"|\bas="(?:script|fetch)"/.test(link) ? '' : link));

function passOn(url: URL, agent: http.Agent, request: http.IncomingMessage, response: http.ServerResponse): void {
  const asked = http.request(url, { agent, method: request.method, headers: { ...request.headers, host: url.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => undefined);
  });
  asked.once('error', () => response.destroy());
  asked.end();
}
