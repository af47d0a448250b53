import { z } from 'zod';
import { ProviderWord } from '../provider-word.ts';

const Callback = z.object({ tr: ProviderWord, rrn: ProviderWord, status: ProviderWord });

/** The event in a callback whose signature was checked. */
export function readUpiCallback(body: Buffer): { key: string; attemptId: string } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  const { data } = Callback.safeParse(json);
  return data && { key: `${data.rrn} ${data.status}`, attemptId: data.tr };
}
