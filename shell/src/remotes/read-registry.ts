import type { PageRegistry } from '@aarohan/shared/federation/registry';

/** The registry that the edge wrote into the page. It is our own server's, so its shape is not checked again here. */
export function readRegistry(page: Document): PageRegistry {
  const text = page.getElementById('page-registry')?.textContent;
  if (!text) throw new Error('The page carries no registry.');
  return JSON.parse(text) as PageRegistry;
}
