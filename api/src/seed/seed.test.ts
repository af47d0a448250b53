import { beforeAll, describe, expect, test } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { categories, courses, pgCourses } from '../catalogue/course-tables.ts';
import { products } from '../catalogue/program-tables.ts';
import { enrolments } from '../enrolments/enrolment-tables.ts';
import { letterInstallments, letterPads } from '../letters/letter-tables.ts';
import { results } from '../results/result-tables.ts';
import { testDb } from '../../testing/test-db.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { people } from './plant-people.ts';
import { isSeeded, seedDatabase } from './seed.ts';

let parts: TestApp['parts'];

beforeAll(async () => {
  ({ parts } = await testApp());
  expect(await isSeeded(parts.db)).toBe(false);
  await seedDatabase(parts);
});

describe('seedDatabase', () => {
  test('When an empty database was seeded, then the catalogue is whole', async () => {
    const rows = await parts.db.select({ categoryId: courses.categoryId, count: count() }).from(courses).groupBy(courses.categoryId);
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(324);
    expect(rows).toHaveLength(await parts.db.$count(categories));
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(await parts.db.$count(products, eq(products.kind, 'top'))).toBe(9);
    expect(await parts.db.$count(products, eq(products.kind, 'selfPaced'))).toBe(6);
    const [mba] = await parts.db.select().from(pgCourses);
    expect([mba?.id, mba?.images.length]).toEqual(['mba-ib', 6]);
  });

  test('When it is planted again, even twice at once, then nothing is added', async () => {
    await Promise.all([seedDatabase(parts), seedDatabase(parts)]);
    expect(await isSeeded(parts.db)).toBe(true);
    expect(await parts.db.$count(courses)).toBe(324);
    expect(await parts.db.$count(enrolments)).toBe(48);
  });

  test('When two processes start on one empty database, then one of them plants', async () => {
    const other = await testDb();
    const seed = () => seedDatabase({ db: other.db, clock: parts.clock });
    await Promise.all([seed(), seed()]);
    expect(await other.db.$count(courses)).toBe(324);
    await other.close();
  });

  test('When REG-2026-0001 is looked up, then there is a letter whose three installments add up, and none for REG-2026-0002', async () => {
    const letters = await parts.db.select().from(letterPads);
    const rows = await parts.db.select().from(letterInstallments);
    expect(letters.map((letter) => letter.registrationNumber)).toEqual(['REG-2026-0001']);
    expect(rows.map((row) => row.type)).toEqual(['First Installment', 'Second Installment', 'Third Installment']);
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(letters[0]?.totalAmount);
    expect(await parts.db.$count(enrolments, eq(enrolments.registrationId, 'REG-2026-0002'))).toBe(1);
  });

  test('When results are looked up, then Asha has passed and Ravi has failed', async () => {
    const rows = await parts.db.select().from(results);
    const grades = Object.fromEntries(rows.map(({ email, record }) => [email, record.Grade]));
    expect(grades).toMatchObject({ 'asha.pass@example.com': 'Pass', 'ravi.fail@example.com': 'Fail' });
  });

  test('When the people are made twice, then they are the same, and nobody shares an address or a number', () => {
    const made = people();
    expect(people()).toEqual(made);
    expect(new Set(made.map(({ email }) => email)).size).toBe(made.length);
    expect(new Set(made.map(({ phone }) => phone)).size).toBe(made.length);
    expect(new Set(made.map(({ candidateType }) => candidateType))).toEqual(new Set(['student', 'professional']));
  });
});
