import { listFaqs, listHighlights, listModules, requireProgram } from '../catalogue/program-store.ts';
import type { Tx } from '../db/db.ts';

/**
 * What a program's brochure says.
 *
 * @throws product-not-found
 */
export async function readBrochureContent(tx: Tx, productId: string) {
  const program = await requireProgram(tx, productId);
  const [highlights, modules, faqs] = await Promise.all([
    listHighlights(tx, productId),
    listModules(tx, productId),
    listFaqs(tx, productId),
  ]);
  return { program, highlights, modules, faqs };
}
export type BrochureContent = Awaited<ReturnType<typeof readBrochureContent>>;
