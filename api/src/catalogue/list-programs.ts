import type { FeaturedProduct } from '@aarohan/shared/catalogue';
import { toRupees, withGst } from '@aarohan/shared/money';
import type { Pictures } from '../media/pictures.ts';
import type { Parts } from '../parts.ts';
import { listProgramsOfKind } from './program-store.ts';
import type { ProductRow } from './program-tables.ts';

/** The programs of a kind in their order, each as its card. */
export async function listPrograms(
  { db, pictures }: Pick<Parts, 'db' | 'pictures'>,
  kind: ProductRow['kind'],
): Promise<{ products: FeaturedProduct[] }> {
  const programs = await listProgramsOfKind(db, kind);
  return { products: programs.map((program) => featured(program, pictures)) };
}

function featured(program: ProductRow, pictures: Pictures): FeaturedProduct {
  const cover = pictures.find(program.cover);
  return {
    _id: program.id,
    productName: program.name,
    images: [cover.src],
    cover,
    mode: program.mode,
    months: `${program.durationWeeks} Weeks`,
    durationWeeks: program.durationWeeks,
    rating: program.rating,
    payFullAmount: toRupees(withGst(program.feeStudent).gross),
    registrationfee: toRupees(withGst(program.registrationStudent).gross),
  };
}
