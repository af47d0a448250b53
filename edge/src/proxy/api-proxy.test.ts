import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { anEdge } from '../testing/an-edge.ts';

const servers: http.Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** An API that answers as told, and the edge in front of it. */
async function anApi(answer: http.RequestListener) {
  const server = http.createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return anEdge({ apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

const echo: http.RequestListener = (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json').setHeader('set-cookie', ['a=1', 'b=2']);
    response.end(
      JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(parts).toString() }),
    );
  });
};

describe('When the API is asked', () => {
  test('then method, address, body and cookies go through', async () => {
    const { edge } = await anApi(echo);

    const answer = await edge.inject({
      method: 'PUT',
      url: '/api/a%2Fb?x=1&y=%20',
      payload: { some: 'thing' },
      headers: { cookie: 's=1' },
    });

    expect(answer.json()).toMatchObject({
      method: 'PUT',
      url: '/api/a%2Fb?x=1&y=%20',
      body: '{"some":"thing"}',
      headers: { cookie: 's=1', 'content-type': 'application/json', 'content-length': '16' },
    });
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  test('then it is told who asks and by which address, whatever the visitor claims', async () => {
    const { edge } = await anApi(echo);

    const answer = await edge.inject({
      url: '/api/me',
      headers: { 'x-forwarded-for': '6.6.6.6', 'x-request-id': 'trace-0001', connection: 'x-drop', 'x-drop': '1' },
    });

    const { headers } = answer.json<{ headers: Record<string, string> }>();
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'localhost:80',
      'x-request-id': 'trace-0001',
    });
    expect(headers).not.toHaveProperty('x-drop');
  });

  test.each(['/media/a.webp', '/dev/inbox', '/sandbox', '/sandbox/payu/x'])('for %s, then it answers too', async (url) => {
    const { edge } = await anApi(echo);

    expect((await edge.inject(url)).json()).toMatchObject({ url });
  });

  test('for long JSON, then it is compressed on the way', async () => {
    const text = JSON.stringify({ long: 'x'.repeat(5_000) });
    const { edge } = await anApi((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length, etag: '"1"' }).end(text);
    });

    const { headers, rawPayload } = await edge.inject({ url: '/api/long', headers: { 'accept-encoding': 'br' } });

    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"1"', vary: 'accept-encoding' });
    expect(headers).not.toHaveProperty('content-length');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
  });

  test('for a file, then its bytes and headers stay as they are', async () => {
    const { edge } = await anApi((_request, response) => {
      response.writeHead(206, { 'content-type': 'application/pdf', 'content-length': 3, 'content-disposition': 'attachment' }).end('pdf');
    });

    const { statusCode, headers, body } = await edge.inject({ url: '/media/x.pdf', headers: { 'accept-encoding': 'br' } });

    expect([statusCode, body, headers['content-length'], headers['content-disposition'], headers['content-encoding']]).toEqual([
      206,
      'pdf',
      '3',
      'attachment',
      undefined,
    ]);
  });
});

describe('When the API is down', () => {
  test('then calls answer 503 in the one error shape', async () => {
    const { edge } = anEdge();

    const answer = await edge.inject({ url: '/api/getTopProducts', headers: { 'x-request-id': 'trace-0002' } });

    const sentence = 'The service is not available at the moment. Please try again.';
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ message: sentence, error: sentence, code: 'unavailable', requestId: 'trace-0002' });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
  });

  test('then pages still come', async () => {
    const { edge } = anEdge();

    expect((await edge.inject({ url: '/cart/1', headers: { accept: 'text/html' } })).statusCode).toBe(200);
  });

  test('in the middle of a request, then calls answer 502', async () => {
    const { edge } = await anApi((request) => request.socket.destroy());

    const answer = await edge.inject({ method: 'POST', url: '/api/addOrder', payload: {} });

    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([502, 'unavailable']);
  });
});
