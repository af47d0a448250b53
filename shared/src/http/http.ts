import type { AxiosRequestConfig } from 'axios';
import { ApiError } from './api-error.ts';
import { http } from './client.ts';
import { fillPath } from './fill-path.ts';
import type { Answer, CallKey, Input } from './call-types.ts';

export { ApiError } from './api-error.ts';
export { http } from './client.ts';
export { fillPath } from './fill-path.ts';
export type { Answer, CallKey, FormFiles, FormKey, GetKey, Input } from './call-types.ts';
export { sendForm } from './send-form.ts';

/** The web server asks once: the page can be drawn in the browser, which may ask again. */
const safeTries = typeof window === 'undefined' ? 1 : 3;

/**
 * Makes one call of the contract. Safe calls are tried up to three times when no answer or a 502–504
 * came; unsafe ones once, with an `Idempotency-Key`, so that the person may safely press again.
 *
 * @throws {ApiError}
 */
export function request<K extends CallKey>(key: K, input: Input<K>, signal?: AbortSignal): Promise<Answer<K>> {
  const { method, url } = fillPath(key, input);
  const { body } = input as { body?: unknown };
  return method === 'GET' ? getUrl<Answer<K>>(url, signal) : send<Answer<K>>({ method, url, data: body, signal });
}

/**
 * The same for a GET call of which only the address is known.
 *
 * @throws {ApiError}
 */
export async function getUrl<T>(url: string, signal?: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send<T>({ method: 'GET', url, signal });
    } catch (error) {
      if (attempt === safeTries || !isPassing(error)) throw error;
      await pause(2 ** attempt * 100 * (0.5 + Math.random()), signal);
    }
  }
}

const send = async <T>(config: AxiosRequestConfig): Promise<T> => (await http.request<T>(config)).data;

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 502 && error.status <= 504));

const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
