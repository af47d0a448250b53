import { institute } from '@aarohan/shared/brand';
import type { PageRegistry } from '@aarohan/shared/federation/registry';
import { color } from '@aarohan/shared/tokens';
import type { Preload } from './page-preloads.ts';

export interface Page {
  title: string;
  nonce: string;
  registry: PageRegistry;
  preloads: Preload[];
  entry: { src: string; integrity?: string };
  /** Further markup at the end of the head. */
  extra?: string;
}

/** Paper and the header's box before any script has run, so that nothing jumps. The header is 72 px and a hairline. */
const firstPaint =
  `html{overflow-y:scroll}body{margin:0;background:${color.paper};color:${color.ink};font-family:system-ui,sans-serif}` +
  `#root:empty::before{content:"";display:block;height:72px;background:${color.surface};border-bottom:1px solid ${color.line}}` +
  `noscript p{max-width:60ch;margin:32px auto;padding:0 16px}`;

/** The document of a page: frame-less, with everything under way that its first view needs. */
export function pageHtml({ title, nonce, registry, preloads, entry, extra = '' }: Page): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="theme-color" content="${color.paper}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${preloads.map((preload) => link(preload, nonce)).join('\n')}
<style nonce="${nonce}">${firstPaint}</style>
<script type="application/json" id="page-registry">${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>
<script defer nonce="${nonce}" crossorigin="anonymous"${attribute('integrity', entry.integrity)} src="${escapeText(entry.src)}"></script>${extra}
</head>
<body>
<noscript><p>${escapeText(institute.name)} needs JavaScript to show this page. Please switch it on, or write to ${escapeText(institute.email)}.</p></noscript>
<div id="root"></div>
</body>
</html>
`;
}

/** Shown while nothing is published, and when the shell itself is not to be had. */
export const plainPage = (title: string, sentence: string): string => `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)}</title></head>
<body><main><h1>${escapeText(title)}</h1><p>${escapeText(sentence)}</p></main></body>
</html>
`;

function link({ as, href, integrity }: Preload, nonce: string): string {
  const type = as === 'font' ? ' type="font/woff2"' : '';
  const trust = as === 'script' ? ` nonce="${nonce}"` : '';
  return `<link rel="preload" as="${as}"${type} href="${escapeText(href)}" crossorigin="anonymous"${trust}${attribute('integrity', integrity)}>`;
}

const attribute = (name: string, value: string | undefined) => (value ? ` ${name}="${escapeText(value)}"` : '');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
