import { institute } from '@aarohan/shared/brand';
import type { PageRegistry } from '@aarohan/shared/federation/registry';
import type { DrawnPage } from '@aarohan/shared/federation/server-render';
import { color } from '@aarohan/shared/tokens';
import { attribute, escapeText, scriptSafe } from './escape-text.ts';
import { headScriptStyle } from './head-script.ts';
import { type Preload, preloadLink } from './page-preloads.ts';

export interface DocumentParts {
  nonce: string;
  /** Markup of `head-tags.ts`. */
  tags: string;
  /** Nothing for an empty `#root`. */
  drawn?: DrawnPage;
  registry: PageRegistry;
  preloads: Preload[];
  entry: { src: string; integrity?: string };
  /** Text of the script that runs before anything that was drawn is shown. */
  headScript: string;
  /** Further markup at the end of the head. */
  extra?: string;
}

/** The document of a page in two parts: what is drawn late goes between them. */
export const pageDocument = (parts: DocumentParts): { start: string; end: string } => ({
  start: `<!doctype html>
<html lang="en-IN">
<head>
${head(parts)}
</head>
<body>
${body(parts)}
`,
  end: '</body>\n</html>\n',
});

function head(parts: DocumentParts): string {
  const { nonce, tags, drawn, headScript, extra = '' } = parts;
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${tags}
<meta name="theme-color" content="${color.paper}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${earlyPreloads(parts)}
<style nonce="${nonce}">${ownStyle(drawn)}</style>
${drawn ? `${drawn.styles}<script nonce="${nonce}">${headScript}</script>` : ''}${extra}`;
}

function body(parts: DocumentParts): string {
  const { drawn, registry } = parts;
  return `${isThere(drawn) ? '' : withoutScripts}<div id="root">${drawn?.html ?? ''}</div>
${json('page-registry', JSON.stringify(registry))}
${drawn?.data === undefined ? '' : json('page-data', drawn.data)}
${latePreloads(parts)}
${entryScript(parts)}`;
}

/** Whether the page is there before any script has run, and only has to be taken over. */
const isThere = (drawn: DrawnPage | undefined): boolean => drawn?.data !== undefined;

/** Of a page that is drawn only the font is wanted at once; where the browser draws it, its code and data are the first view. */
const earlyPreloads = ({ drawn, preloads, nonce }: DocumentParts): string =>
  links(isThere(drawn) ? preloads.filter(({ as }) => as === 'font') : preloads, nonce);

/** Behind the page and at low priority, because code must not take the line from the page's own pictures. Its data is in it. */
const latePreloads = ({ drawn, preloads, nonce }: DocumentParts): string =>
  links(isThere(drawn) ? preloads.filter(({ as }) => as === 'script') : [], nonce, 'low');

const links = (preloads: Preload[], nonce: string, priority?: 'low'): string =>
  preloads.map((preload) => preloadLink(preload, nonce, priority)).join('\n');

/** `async` where parts are still to come: a deferred script would wait for the end of the document, and the page with it. */
function entryScript({ drawn, nonce, entry }: DocumentParts): string {
  const timing = drawn?.streams ? 'async' : 'defer';
  return `<script ${timing} nonce="${nonce}" crossorigin="anonymous"${attribute('integrity', entry.integrity)} src="${escapeText(entry.src)}"></script>`;
}

const json = (id: string, text: string): string => `<script type="application/json" id="${id}">${scriptSafe(text)}</script>`;

const withoutScripts = `<noscript><p>${escapeText(institute.name)} needs JavaScript to show this page. Please switch it on, or write to ${escapeText(institute.email)}.</p></noscript>
`;

const withoutScriptsStyle = 'noscript p{max-width:60ch;margin:32px auto;padding:0 16px}';

const ownStyle = (drawn: DrawnPage | undefined): string =>
  always + (drawn ? headScriptStyle : firstPaint) + (isThere(drawn) ? '' : withoutScriptsStyle);

/** So that a short page after a long one is not wider. */
const always = 'html{overflow-y:scroll}';

/** Paper and the header's box before any script has run, so that nothing jumps. The header is 72 px and a hairline. */
const firstPaint =
  `body{margin:0;background:${color.paper};color:${color.ink};font-family:system-ui,sans-serif}` +
  `#root:empty::before{content:"";display:block;height:72px;background:${color.surface};border-bottom:1px solid ${color.line}}`;
