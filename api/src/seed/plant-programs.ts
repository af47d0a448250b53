import type { Tx } from '../db/db.ts';
import { productBatches, productFaqs, productHighlights, productModules, products } from '../catalogue/program-tables.ts';
import type { ProgramSeed } from './program-seed.ts';
import { programs } from './programs.ts';
import { seedDay } from './seed-day.ts';

export async function plantPrograms(tx: Tx): Promise<void> {
  await tx.insert(products).values(programs.map(productRow));
  await tx.insert(productModules).values(each('modules', ({ heading, topics }) => ({ heading, subheadings: topics.map(subheading) })));
  await tx.insert(productHighlights).values(each('highlights', ([title, description]) => ({ title, description })));
  await tx.insert(productFaqs).values(each('faq', ([question, answer]) => ({ question, answer })));
  await tx.insert(productBatches).values(each('batches', ([number, day]) => ({ number, startsAt: new Date(`${day}T19:00:00+05:30`) })));
}

function productRow(program: ProgramSeed, index: number): typeof products.$inferInsert {
  const { id, kind, name, description, mode, weeks, classTiming, available, rating, fees, benefit } = program;
  return {
    id,
    kind,
    position: index + 1,
    name,
    description,
    mode,
    durationWeeks: weeks,
    classTiming,
    rating,
    available,
    feeStudent: fees.student * 100,
    feeProfessional: fees.professional * 100,
    registrationStudent: fees.registrationStudent * 100,
    registrationProfessional: fees.registrationProfessional * 100,
    booking: fees.booking * 100,
    firstInstallment: fees.firstInstallment * 100,
    cover: `program/${id}`,
    benefit,
    updatedAt: seedDay,
  };
}

const subheading = ([name, description]: [string, string]) => ({ subheading: name, description });

/** One row per entry of a program's list, numbered within the program. */
function each<K extends 'modules' | 'highlights' | 'faq' | 'batches', Row>(list: K, row: (entry: ProgramSeed[K][number]) => Row) {
  return programs.flatMap((program) => {
    const entries: ProgramSeed[K][number][] = program[list];
    return entries.map((entry, index) => ({ productId: program.id, position: index + 1, ...row(entry) }));
  });
}
