import type { FastifyInstance, InjectOptions } from 'fastify';

export const asBrowser = { accept: 'text/html,*/*;q=0.8' };

/** Asks for a page as a browser does. */
export const visit = (edge: FastifyInstance, url: string, { headers, ...more }: InjectOptions = {}) =>
  edge.inject({ url, headers: { ...asBrowser, ...headers }, ...more });

/** The first element or piece of text that fits, or nothing. */
export const piece = (html: string, pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';

/** What the document embeds as JSON under this id. */
export const embedded = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');

/** `name` or `property` → content of the head's meta elements. */
export const metaOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [name, content]),
  );

/** `as`, address, digest and priority of the preloads in a piece of markup. */
export const preloadsOf = (html: string) =>
  [
    ...html.matchAll(
      /<link rel="preload" as="(\w+)"(?: type="[^"]+")?(?: fetchpriority="(\w+)")? href="([^"]+)" crossorigin="anonymous"(?: nonce="[^"]+")?(?: integrity="([^"]+)")?>/g,
    ),
  ].map(([, as, priority, href, integrity]) => ({ as, priority, href, integrity }));

/** The document's markup before and after `</head>`. */
export const halves = (html: string): [head: string, body: string] => {
  const [head = '', body = ''] = html.split('</head>');
  return [head, body];
};
