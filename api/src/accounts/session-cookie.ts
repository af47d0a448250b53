import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Role } from '@aarohan/shared/accounts';

/** With https the name binds the cookie to this host; over plain http (a developer's machine) browsers refuse such names. */
export const sessionCookieName = (publicUrl: string): string => (isSecure(publicUrl) ? '__Host-sid' : 'sid');

export const sessionCookie = (publicUrl: string, maxAge: number): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(publicUrl),
  maxAge,
});

/**
 * A second cookie, readable by scripts, that says that a session may exist (`1`, or `staff`) and not whose. The header asks
 * who it is only when it is there, and the edge sends the code of staff pages ahead only for `staff`. It gives no right to anything.
 */
export const hintCookieName = 'signed-in';

export const hintOf = (role: Role): string => (role === 'visitor' ? '1' : 'staff');

export const hintCookie = (publicUrl: string, maxAge: number): CookieSerializeOptions => ({
  ...sessionCookie(publicUrl, maxAge),
  httpOnly: false,
});

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');
