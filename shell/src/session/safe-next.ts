/** Never resolved over the network; only there because an address needs an origin to be parsed. */
const here = 'https://here.invalid';

/**
 * Where to go after login: the wanted path when it is one of this site, `/` otherwise. A path with a
 * backslash or control character is refused, because browsers read `/\evil.example` as another host.
 */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || /[\\\p{Cc}]/u.test(next)) return '/';
  if (!URL.canParse(next, here)) return '/';
  const url = new URL(next, here);
  return url.origin === here && !url.pathname.startsWith('//') && url.pathname !== '/login' ? url.pathname + url.search + url.hash : '/';
}
