/**
 * A cookie that the API sets beside its session: it says that a session may exist, not whose. The session's own
 * cookie cannot be read by scripts, and asking the API on every anonymous visit would only be refused.
 */
const name = 'signed-in';
const attributes = 'Path=/; SameSite=Lax';

export const hasSessionHint = (cookies: string): boolean =>
  ['1', 'staff'].some((value) => cookies.split('; ').includes(`${name}=${value}`));

export function dropSessionHint(): void {
  document.cookie = `${name}=; Max-Age=0; ${attributes}`;
}
