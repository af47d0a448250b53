import type { Role } from '@aarohan/shared/accounts';

/**
 * A cookie of ours that says that a server session may exist, not whose: the session's own cookie
 * cannot be read by scripts, and asking the API on every anonymous visit would only be refused. It
 * outlives emptied storage. A month, like the session at its longest.
 */
const name = 'signed-in';
const attributes = 'Path=/; SameSite=Lax';
const month = 30 * 24 * 60 * 60;

export const hasSessionHint = (cookies: string): boolean =>
  ['1', 'staff'].some((value) => cookies.split('; ').includes(`${name}=${value}`));

/** For staff it says so, because the edge sends a staff page's code ahead only to them. It gives no right to anything. */
export function leaveSessionHint(role: Role): void {
  document.cookie = `${name}=${role === 'visitor' ? '1' : 'staff'}; Max-Age=${month}; ${attributes}`;
}

export function dropSessionHint(): void {
  document.cookie = `${name}=; Max-Age=0; ${attributes}`;
}
