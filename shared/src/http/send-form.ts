import { fillPath } from './fill-path.ts';
import { http } from './client.ts';
import type { Answer, FormFiles, FormKey, Input } from './call-types.ts';

/** Longer than other calls: several files over a slow line. Milliseconds. */
const uploadTimeout = 120_000;

interface FormOptions<K extends FormKey> {
  files: FormFiles<K>;
  /** told which part of the whole has left, 0 to 1 */
  onProgress?: (part: number) => void;
  /** the same for a repeated try of the same form, so that it counts once */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/**
 * Makes one multipart call of the contract: the text parts first, then the files, in the order in which they are given.
 *
 * @throws {ApiError}
 */
export async function sendForm<K extends FormKey>(
  key: K,
  input: Input<K>,
  { files, onProgress, idempotencyKey, signal }: FormOptions<K>,
): Promise<Answer<K>> {
  const { method, url } = fillPath(key, input);
  const answer = await http.request<Answer<K>>({
    method,
    url,
    data: toFormData(input, files),
    timeout: uploadTimeout,
    signal,
    ...(idempotencyKey && { headers: { 'Idempotency-Key': idempotencyKey } }),
    ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
  });
  return answer.data;
}

function toFormData(input: unknown, files: Readonly<Record<string, readonly File[] | undefined>>): FormData {
  const form = new FormData();
  const { body = {} } = input as { body?: Record<string, string | number | undefined> };
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value));
  for (const [name, parts = []] of Object.entries(files)) for (const file of parts) form.append(name, file, file.name);
  return form;
}
