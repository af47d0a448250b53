import { z } from 'zod';
import { seal, unseal } from '../secrets.ts';

const purpose = 'result link';
const lifetime = 24 * 60 * 60_000;
const Content = z.object({ email: z.string(), until: z.number() });

/** A link to somebody's result, for a day; nobody can make or change one without SECRET. */
export function resultLink({ publicUrl, secret }: { publicUrl: string; secret: string }, email: string, now: Date): string {
  const sealed = seal(secret, purpose, JSON.stringify({ email, until: now.getTime() + lifetime }));
  return `${publicUrl}/result?token=${Buffer.from(sealed, 'base64').toString('base64url')}`;
}

/** Whose result a link opens; `undefined` when it has run out or is none of ours. */
export function emailOfToken(secret: string, token: string, now: Date): string | undefined {
  try {
    const { email, until } = Content.parse(JSON.parse(unseal(secret, purpose, Buffer.from(token, 'base64url').toString('base64'))));
    return until > now.getTime() ? email : undefined;
  } catch {
    return undefined;
  }
}
