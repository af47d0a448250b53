import axios, { type InternalAxiosRequestConfig } from 'axios';
import { toApiError } from './api-error.ts';

const safeMethods = new Set(['get', 'head', 'options']);
const readTimeout = 8_000;
const writeTimeout = 20_000;

/** The one axios instance of the page. Same origin, so the session cookie travels by itself. */
export const http = axios.create({ headers: { Accept: 'application/json' } });

http.interceptors.request.use((config) => {
  const safe = isSafe(config);
  config.timeout ||= safe ? readTimeout : writeTimeout;
  if (!safe) config.headers['Idempotency-Key'] ??= crypto.randomUUID();
  return config;
});
http.interceptors.response.use(undefined, (error: unknown) => {
  throw toApiError(error);
});

const isSafe = (config: InternalAxiosRequestConfig): boolean => safeMethods.has((config.method ?? 'get').toLowerCase());
