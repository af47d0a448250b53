import type { Release, ShellRelease } from '@aarohan/shared/federation/release';
import { attribute, escapeText } from './escape-text.ts';
import type { PageMatch } from './match-page.ts';
import { assetPath } from './page-registry.ts';

/** One `<link rel="preload">`; the digest must be the one that the later request asks for, or the file is fetched twice. */
export interface Preload {
  as: 'script' | 'font' | 'fetch';
  href: string;
  integrity?: string;
}

/** What a page's first view needs, in the order of need: frame, font, the owner's code, its data. */
export function pagePreloads(shell: ShellRelease, match: PageMatch | undefined): Preload[] {
  return [
    ...scripts(shell, [shell.entry]),
    ...fonts(shell),
    ...(match ? scripts(match.release, firstScripts(match)) : []),
    ...(match ? match.route.calls.map((call) => ({ as: 'fetch' as const, href: fillCall(call, match.params) })) : []),
  ];
}

/** @param priority `low` for what must not take the line from what is being painted */
export function preloadLink({ as, href, integrity }: Preload, nonce: string, priority?: 'low'): string {
  const type = as === 'font' ? ' type="font/woff2"' : '';
  const trust = as === 'script' ? ` nonce="${nonce}"` : '';
  return `<link rel="preload" as="${as}"${type}${attribute('fetchpriority', priority)} href="${escapeText(href)}" crossorigin="anonymous"${trust}${attribute('integrity', integrity)}>`;
}

function firstScripts({ release, route }: PageMatch): string[] {
  const page = release.pages[route.page] ?? [];
  if (release.kind === 'shell') return page.filter((file) => file !== release.entry);
  return [...new Set([release.entry, ...(release.pages['remote'] ?? []), ...page])];
}

const scripts = (release: Release, files: string[]): Preload[] =>
  files.map((file) => ({ as: 'script', href: assetPath(release, file), integrity: release.files[file]?.integrity }));

const fonts = (release: Release): Preload[] =>
  Object.keys(release.files)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => ({ as: 'font', href: assetPath(release, file) }));

/** `/api/getCartTech/:cartId` and the address's values → the address that the page will ask for. */
export const fillCall = (call: string, params: PageMatch['params']): string =>
  call.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
