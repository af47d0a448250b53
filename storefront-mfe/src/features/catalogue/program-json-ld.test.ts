import { expect, test } from '@jest/globals';
import { aProgram } from './a-program.ts';
import { programJsonLd } from './program-json-ld.ts';

test('When a program has questions, then search engines get course, way and questions', () => {
  expect(programJsonLd(aProgram())).toEqual([
    expect.objectContaining({
      '@type': 'Course',
      name: 'Data Science',
      offers: [expect.objectContaining({ price: 59_000, priceCurrency: 'INR' }), expect.objectContaining({ price: 1_18_000 })],
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
    expect.objectContaining({ '@type': 'FAQPage', mainEntity: [expect.objectContaining({ name: 'Do I need to know programming?' })] }),
  ]);
});

test('When both kinds of candidates pay the same and there are no questions, then there is one offer and no list of questions', () => {
  const fee = { net: 50_000, tax: 9_000, gross: 59_000 };

  const [course, ...others] = programJsonLd(aProgram({ fees: { student: fee, professional: fee }, faqModules: [] }));

  expect(course).toMatchObject({ offers: [{ price: 59_000 }] });
  expect(others).toEqual([expect.objectContaining({ '@type': 'BreadcrumbList' })]);
});
