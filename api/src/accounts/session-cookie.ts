import type { CookieSerializeOptions } from '@fastify/cookie';

/** With https the name binds the cookie to this host; over plain http (a developer's machine) browsers refuse such names. */
export const sessionCookieName = (publicUrl: string): string => (isSecure(publicUrl) ? '__Host-sid' : 'sid');

export const sessionCookie = (publicUrl: string, maxAge: number): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(publicUrl),
  maxAge,
});

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');
