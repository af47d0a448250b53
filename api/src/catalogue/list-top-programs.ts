import type { FeaturedProduct } from '@aarohan/shared/catalogue';
import { toRupees, withGst } from '@aarohan/shared/money';
import type { Pictures } from '../media/pictures.ts';
import type { Parts } from '../parts.ts';
import { listPrograms } from './program-store.ts';
import type { ProductRow } from './program-tables.ts';

export async function listTopPrograms({ db, pictures }: Pick<Parts, 'db' | 'pictures'>): Promise<{ products: FeaturedProduct[] }> {
  const programs = await listPrograms(db, 'top');
  return { products: programs.map((program) => featured(program, pictures)) };
}

/** A program's card. */
export function featured(program: ProductRow, pictures: Pictures): FeaturedProduct {
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
