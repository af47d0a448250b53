import http from 'node:http';

export interface Answer {
  url: string;
  status: number;
  /** As it came, brotli or plain. */
  body: Buffer;
  encoding: string | undefined;
  /** Until the last byte, milliseconds. */
  ms: number;
}

export interface Load {
  answers: Answer[];
  /** From the first request to the last answer. */
  seconds: number;
}

/** Milliseconds without a byte, after which an answer counts as lost. */
const patience = 30_000;

/**
 * Asks for the paths in order, over as many connections as are asked on at once, which stay open. Nothing is read from
 * the answers meanwhile, because the measured server runs on the same machine.
 *
 * @param accept media type that is asked for
 * @throws {Error} when one answer does not come
 */
export async function load(origin: string, paths: string[], concurrency: number, accept = 'text/html'): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  const headers = { accept, ...asBrowsersDo };
  const answers: Answer[] = [];
  const waiting = paths.values();
  const askOnAndOn = async (): Promise<void> => {
    for (const path of waiting) answers.push(await ask({ agent, headers }, origin + path));
  };

  const began = performance.now();
  await Promise.all(Array.from({ length: concurrency }, askOnAndOn));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { answers, seconds };
}

/** So that compressing the answer is part of what is measured, where the server does it. */
export const asBrowsersDo = { 'accept-encoding': 'br' };

function ask(options: http.RequestOptions, url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asked = http.get(url, { ...options, timeout: patience }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          url,
          status: answer.statusCode ?? 0,
          body: Buffer.concat(chunks),
          encoding: answer.headers['content-encoding'],
          ms: performance.now() - began,
        }),
      );
    });
    asked.once('timeout', () => asked.destroy(new Error(`${url} was not answered within ${patience / 1000} s.`)));
    asked.once('error', reject);
  });
}
