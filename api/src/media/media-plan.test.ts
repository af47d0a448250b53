import { expect, test } from '@jest/globals';
import { categorySeeds } from '../seed/categories.ts';
import { courseRow } from '../seed/course-row.ts';
import { jobs } from '../seed/campus-seed.ts';
import { programs } from '../seed/programs.ts';
import { seededRandom } from '../seed/seeded-random.ts';
import { mediaPlan } from './media-plan.ts';

test('When the seed names a picture, then it is planned, and each key once', () => {
  const planned = mediaPlan().map(({ key }) => key);
  const random = seededRandom(1);
  const named = [
    ...programs.map(({ id }) => `program/${id}`),
    ...categorySeeds.flatMap((category) => category.courses.map((course, index) => courseRow(category, course, index, random).cover)),
    ...jobs.map(({ glyph }) => `job/${glyph}`),
    ...[1, 2, 3, 4, 5, 6].map((number) => `pg/mba-ib-${number}`),
  ];
  expect(named.filter((key) => !planned.includes(key))).toEqual([]);
  expect(new Set(planned).size).toBe(planned.length);
});

test('When the plan is made twice, then the same pictures are drawn', () => {
  expect(mediaPlan()).toEqual(mediaPlan());
});
