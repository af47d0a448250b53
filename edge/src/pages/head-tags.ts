import { institute } from '@aarohan/shared/brand';
import type { PageHeadData } from '@aarohan/shared/federation/server-render';
import { escapeText, scriptSafe } from './escape-text.ts';

interface HeadOptions {
  /** the address that visitors use */
  origin: string;
  pathname: string;
  /** Search engines keep the page. */
  indexed: boolean;
}

/** What a page says about itself, for search engines and link previews. */
export function headTags(head: PageHeadData, { origin, pathname, indexed }: HeadOptions): string {
  const { title, description } = head;
  const url = origin + (head.canonical ?? (pathname.replace(/\/+$/, '') || '/'));
  const image = absolute(head.image, origin);
  return [
    `<title>${escapeText(title)}</title>`,
    named('description', description),
    ...(indexed ? [`<link rel="canonical" href="${escapeText(url)}">`] : [named('robots', 'noindex')]),
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:url', url),
    property('og:image', image),
    property('og:site_name', institute.name),
    property('og:locale', 'en_IN'),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${scriptSafe(JSON.stringify(data))}</script>`),
  ]
    .filter(Boolean)
    .join('\n');
}

const named = (name: string, content: string | undefined) => meta('name', name, content);
const property = (name: string, content: string | undefined) => meta('property', name, content);

const meta = (by: 'name' | 'property', name: string, content: string | undefined): string =>
  content ? `<meta ${by}="${name}" content="${escapeText(content)}">` : '';

const absolute = (address: string | undefined, origin: string): string | undefined =>
  address && URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
