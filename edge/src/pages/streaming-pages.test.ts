import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { anEdge } from '../testing/an-edge.ts';
import { aDrawing, fakePool } from '../testing/fake-pool.ts';
import { asBrowser, visit } from '../testing/page-markup.ts';

const first = { html: '<main>first</main>', streams: true };

/** Late parts that come when the test says so, and a note of whether somebody still reads them. */
function lateParts() {
  const [gate, leaving] = [aGate(), aGate()];
  const parts = ['<p>late</p>'];
  const next = async () => {
    await gate.opened;
    const value = parts.shift();
    return value === undefined ? ({ done: true, value } as const) : ({ done: false, value } as const);
  };
  const leave = () => {
    leaving.open();
    return Promise.resolve({ done: true as const, value: undefined });
  };
  return { open: gate.open, left: leaving.opened, late: { [Symbol.asyncIterator]: () => ({ next, return: leave }) } };
}

/** Asks over a connection, and gives the answer as soon as it begins. */
async function connect(drawing: ReturnType<typeof aDrawing>, headers: http.OutgoingHttpHeaders = {}) {
  const { edge } = anEdge({ pool: fakePool({ '/cart/1': drawing }) });
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.server.address() as AddressInfo;
  const request = http.get({ port, path: '/cart/1', headers: { ...asBrowser, ...headers } });
  const answer = await new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve));
  return { request, answer };
}

describe('When parts of a page are slow', () => {
  test('then it begins without them, and they follow in order', async () => {
    const pool = fakePool({
      '/cart/1': ({ nonce }) => aDrawing(first, [`<p>one</p><script nonce="${nonce}"></script>`, '<p>two</p>']),
    });
    const { edge } = anEdge({ pool });

    const { statusCode, headers, body } = await visit(edge, '/cart/1');

    expect(statusCode).toBe(200);
    expect(body).toMatch(/<main>first<\/main>.*id="page-data".*<script async .*<p>one<\/p>.*<p>two<\/p>\s*<\/body>\s*<\/html>\s*$/s);
    expect(body).not.toContain('<script defer');
    expect(body).not.toContain(pool.asked[0]?.nonce);
    expect(body.match(/<p>one<\/p><script nonce="([^"]+)">/)?.[1]).toBe(body.match(/<style nonce="([^"]+)">/)?.[1]);
    expect(headers).not.toHaveProperty('etag');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    expect(headers).toHaveProperty('content-security-policy');
  });

  test('then each visitor gets a drawing of his own, also at the same moment', async () => {
    const pool = fakePool({ '/cart/1': () => aDrawing(first, ['<p>late</p>']) });
    const { edge } = anEdge({ pool });

    const answers = await Promise.all([visit(edge, '/cart/1'), visit(edge, '/cart/1')]);
    answers.push(await visit(edge, '/cart/1'));

    for (const { body } of answers) expect(body).toContain('<p>late</p>');
    expect(pool.asked).toHaveLength(3);
  });

  test('then what there is can be read before they come', async () => {
    const { late, open } = lateParts();
    const { answer } = await connect(aDrawing(first, late), { 'accept-encoding': 'br' });
    const text = answer.pipe(createBrotliDecompress()).setEncoding('utf8');

    let read = '';
    for await (const piece of text) {
      read += String(piece);
      // Only what came without the late part opens the gate.
      if (read.includes('<script async')) open();
    }

    expect(answer.headers['content-encoding']).toBe('br');
    expect(read).toMatch(/<main>first<\/main>.*<p>late<\/p>\s*<\/body>/s);
  });

  test('and the visitor leaves, then nobody waits for them', async () => {
    const { late, left } = lateParts();
    const { request, answer } = await connect(aDrawing(first, late));
    await new Promise((resolve) => answer.once('data', resolve));

    request.destroy();

    await expect(left).resolves.toBeUndefined();
  });

  test('and one of them cannot be had, then the document ends without it', async () => {
    const late = (async function* () {
      yield await Promise.resolve('<p>one</p>');
      throw new Error('gone');
    })();
    const { edge } = anEdge({ pool: fakePool({ '/cart/1': aDrawing(first, late) }) });

    const { body } = await visit(edge, '/cart/1');

    expect(body).toMatch(/<p>one<\/p>\s*<\/body>\s*<\/html>\s*$/);
  });

  test('then they are compressed with the rest', async () => {
    const { edge } = anEdge({ pool: fakePool({ '/cart/1': aDrawing(first, ['<p>late</p>']) }) });

    const { rawPayload } = await visit(edge, '/cart/1', { headers: { 'accept-encoding': 'br' } });

    expect(brotliDecompressSync(rawPayload).toString()).toContain('<p>late</p>');
  });
});
