import type { Fee, ProductDetails } from '@aarohan/shared/catalogue';
import { toRupees, withGst } from '@aarohan/shared/money';
import type { z } from 'zod';
import type { Parts } from '../parts.ts';
import { openBatch } from './batch-rules.ts';
import { listBatches, listFaqs, listHighlights, listModules, requireProgram } from './program-store.ts';

/**
 * One program with everything its page shows.
 *
 * @throws product-not-found
 */
export async function readProgram(
  { db, pictures, clock }: Pick<Parts, 'db' | 'pictures' | 'clock'>,
  id: string,
): Promise<{ productDetails: ProductDetails }> {
  const program = await requireProgram(db, id);
  const [highlights, modules, faqs, batches] = await Promise.all([
    listHighlights(db, id),
    listModules(db, id),
    listFaqs(db, id),
    listBatches(db, id),
  ]);
  const cover = pictures.find(program.cover);
  const images = [cover.src];
  return {
    productDetails: {
      _id: program.id,
      product: { name: program.name, description: program.description, images },
      images,
      cover,
      subProducts: highlights.map(({ title, description }) => ({ title, description, images: [] })),
      productModules: modules.map(({ heading, subheadings }) => ({ heading, subheadings })),
      faqModules: faqs.map(({ question, answer }) => ({ question, answer, images: [] })),
      benefit: program.benefit,
      batchNumber: openBatch(batches, clock.now()),
      mode: program.mode,
      rating: program.rating,
      durationWeeks: program.durationWeeks,
      classTiming: program.classTiming,
      fees: { student: feeInRupees(program.feeStudent), professional: feeInRupees(program.feeProfessional) },
    },
  };
}

function feeInRupees(paise: number): z.infer<typeof Fee> {
  const { net, tax, gross } = withGst(paise);
  return { net: toRupees(net), tax: toRupees(tax), gross: toRupees(gross) };
}
