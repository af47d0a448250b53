import { asBrowsersDo } from './load.ts';

/**
 * Posts JSON or a form as somebody with an address of their own, and reads the answer to its end.
 *
 * @param who counts up; each number is another network address
 * @throws {Error} when it is refused
 */
export async function post(url: string, body: object | FormData, who: number, headers: Record<string, string> = {}): Promise<unknown> {
  const isForm = body instanceof FormData;
  return read(url, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...asBrowsersDo, 'x-forwarded-for': addressOf(who), ...headers },
  });
}

/** @throws {Error} when it is refused */
export const get = (url: string): Promise<unknown> => read(url, { headers: asBrowsersDo });

async function read(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${new URL(url).pathname} was answered with ${answer.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

const addressOf = (who: number): string => `10.${(who >> 16) & 255}.${(who >> 8) & 255}.${who & 255}`;
