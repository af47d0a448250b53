import { beforeAll, describe, expect, test } from '@jest/globals';
import type { JobBlog } from '@aarohan/shared/campus';
import type { Problem } from '@aarohan/shared/problem';
import { eq } from 'drizzle-orm';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { mails } from '../mail/mail-tables.ts';
import { campusEmployers } from './registration-tables.ts';

let it: TestApp;
let posts: JobBlog[];
beforeAll(async () => {
  it = await seededApp();
  posts = (await it.app.inject('/api/getJobBlog')).json<JobBlog[]>();
});

const aPosition = (organisationName: string, changes: object = {}) => ({
  blogId: posts[0]?._id,
  organisationName,
  JobTitle: 'Graduate Analyst',
  jobType: 'Full-time',
  qualification: 'Graduate of any stream',
  noOfPositions: 12,
  salaryRange: { min: 300_000, max: 420_000.5 },
  employeeDetails: { salaryRange: { min: 350_000, max: 500_000 } },
  experience: { min: 0, max: 1.5 },
  jobDescription: 'Two dashboards.\n\nDay shift.',
  jobLocationState: 'West Bengal',
  jobLocationCity: 'Kolkata',
  pincode: '700091',
  jobExpiryDate: '2027-01-31',
  hiringProcess: 'FacetoFace',
  PositionOpenedFor: 'Female',
  otherBenefits: 'ESI/PF',
  openForPhysicallyChallenged: 'Yes',
  ...changes,
});
const send = (body: object, headers: Record<string, string> = {}) =>
  it.app.inject({ method: 'POST', url: '/api/addEmployeeRegister', body, headers });
const rowsOf = (name: string) => it.parts.db.select().from(campusEmployers).where(eq(campusEmployers.organisationName, name));

describe('addEmployeeRegister', () => {
  test('When a position is registered, then it is kept in paise and told to the placement desk', async () => {
    const answer = await send(aPosition('Kaveri Labs'));

    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Your position is registered. Our placement desk takes it from here.' },
    ]);
    expect(await rowsOf('Kaveri Labs')).toEqual([
      {
        id: expect.any(String),
        postId: posts[0]?._id,
        organisationName: 'Kaveri Labs',
        jobTitle: 'Graduate Analyst',
        positionKey: expect.any(String),
        jobType: 'Full-time',
        qualification: 'Graduate of any stream',
        noOfPositions: 12,
        salaryMin: 30_000_000,
        salaryMax: 42_000_050,
        employeeSalaryMin: 35_000_000,
        employeeSalaryMax: 50_000_000,
        experienceMin: 0,
        experienceMax: 1.5,
        jobDescription: 'Two dashboards.\n\nDay shift.',
        jobLocationState: 'West Bengal',
        jobLocationCity: 'Kolkata',
        pincode: '700091',
        jobExpiryDate: '2027-01-31',
        hiringProcess: 'FacetoFace',
        positionOpenedFor: 'Female',
        otherBenefits: 'ESI/PF',
        openForPhysicallyChallenged: 'Yes',
        createdAt: it.clock.now(),
      },
    ]);
    const [told] = await it.parts.db.select().from(mails).where(eq(mails.to, 'placement@aarohan.example'));
    expect(told?.subject).toBe(`Campus drive: a position for ${posts[0]?.title}`);
    expect(told?.text).toContain('Salary a year: ₹3,00,000 to ₹4,20,000.50');
  });

  test('When numbers come as a form holds them, then they count as numbers', async () => {
    const typed = { noOfPositions: '3', pincode: 700_091, salaryRange: { min: '100', max: '200' }, experience: { min: '1', max: '2' } };

    expect((await send(aPosition('Typed Numbers', typed))).statusCode).toBe(200);
    expect(await rowsOf('Typed Numbers')).toMatchObject([{ noOfPositions: 3, salaryMin: 10_000, experienceMax: 2, pincode: '700091' }]);
  });

  test('When the same position comes again, then a sentence says so; another position or post is another registration', async () => {
    await send(aPosition('Tista Motors'));

    const again = await send(aPosition(' tista  MOTORS ', { noOfPositions: 4 }));
    const others = [
      await send(aPosition('Tista Motors', { JobTitle: 'Fitter' })),
      await send(aPosition('Tista Motors', { blogId: posts[1]?._id })),
    ];

    expect([again.statusCode, again.json<Problem>().message]).toEqual([
      409,
      'This position of your organisation is already registered for this job post.',
    ]);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('When the button is pressed twice at once, then one registration stands', async () => {
    const answers = await Promise.all([send(aPosition('Twice Ltd')), send(aPosition('Twice Ltd'))]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await rowsOf('Twice Ltd')).toHaveLength(1);
  });

  test('When both presses carry one key, then both are answered alike', async () => {
    const press = () => send(aPosition('Keyed Ltd'), { 'idempotency-key': 'employer-key' });

    expect([(await press()).statusCode, (await press()).statusCode]).toEqual([200, 200]);
    expect(await rowsOf('Keyed Ltd')).toHaveLength(1);
  });
});

describe('bad input', () => {
  const gone = 'Blog ID not found. Please access the form from the correct job post.';
  const pin = 'Enter a PIN code of six digits that does not begin with 0.';

  test.each<[string, object, number, Record<string, unknown>]>([
    ['no post', { blogId: undefined }, 400, { blogId: gone }],
    ['an empty post', { blogId: '' }, 400, { blogId: gone }],
    ['a post that is none', { blogId: 'nothing' }, 404, { blogId: gone }],
    ['a list as a post', { blogId: ['x'] }, 400, { blogId: gone }],
    ['no job title', { JobTitle: ' ' }, 400, { JobTitle: 'Enter the job title.' }],
    ['no positions', { noOfPositions: 0 }, 400, { noOfPositions: 'Enter the number of positions, a whole number above 0.' }],
    ['half a position', { noOfPositions: 1.5 }, 400, { noOfPositions: 'Enter the number of positions, a whole number above 0.' }],
    ['words as positions', { noOfPositions: 'many' }, 400, { noOfPositions: expect.any(String) }],
    [
      'a range upside down',
      { salaryRange: { min: 5, max: 4 } },
      400,
      { 'salaryRange.max': 'The maximum salary is less than the minimum.' },
    ],
    ['half a range', { salaryRange: { min: 5 } }, 400, { 'salaryRange.max': 'Enter the maximum salary in rupees.' }],
    ['a number as a range', { experience: 3 }, 400, { experience: 'Enter the minimum and maximum experience in years.' }],
    ['a negative experience', { experience: { min: -1, max: 2 } }, 400, { 'experience.min': 'Enter 0 or more.' }],
    ['an experience of a century', { experience: { min: 0, max: 100 } }, 400, { 'experience.max': 'Enter at most 60.' }],
    ['no employees', { employeeDetails: undefined }, 400, { employeeDetails: 'Enter the minimum and maximum employee salary in rupees.' }],
    [
      'salaries of employees upside down',
      { employeeDetails: { salaryRange: { min: 9, max: 8 } } },
      400,
      { 'employeeDetails.salaryRange.max': 'The maximum employee salary is less than the minimum.' },
    ],
    ['thirds of a rupee', { salaryRange: { min: 0, max: 1.333 } }, 400, { 'salaryRange.max': 'Enter at most two decimals.' }],
    ['a PIN that begins with 0', { pincode: '070009' }, 400, { pincode: pin }],
    ['a PIN of five digits', { pincode: '70009' }, 400, { pincode: pin }],
    ['a day that is over', { jobExpiryDate: '2026-11-20' }, 400, { jobExpiryDate: 'Enter a day in the future.' }],
    ['today as the last day', { jobExpiryDate: '2026-11-21' }, 400, { jobExpiryDate: 'Enter a day in the future.' }],
    ['no day', { jobExpiryDate: '31/01/2027' }, 400, { jobExpiryDate: 'Enter the last day for applications.' }],
    ['another hiring process', { hiringProcess: 'Lottery' }, 400, { hiringProcess: 'Choose the hiring process.' }],
    ['two hiring processes', { hiringProcess: ['WalkIn', 'telephonic'] }, 400, { hiringProcess: 'Choose the hiring process.' }],
    ['a position for nobody', { PositionOpenedFor: 'None' }, 400, { PositionOpenedFor: 'Choose whom the position is open for.' }],
    ['another benefit', { otherBenefits: 'Car' }, 400, { otherBenefits: 'Choose a benefit.' }],
    [
      'a perhaps',
      { openForPhysicallyChallenged: true },
      400,
      { openForPhysicallyChallenged: expect.stringContaining('physically challenged') },
    ],
    ['a description of 10 kB', { jobDescription: 'x'.repeat(10_240) }, 400, { jobDescription: 'Enter at most 5000 characters.' }],
  ])('When the form has %s, then that field is named and nothing is kept', async (_what, changes, status, fields) => {
    const answer = await send(aPosition('Bad Input Ltd', changes));

    expect([answer.statusCode, answer.json<Problem>().fields]).toEqual([status, fields]);
    expect(await rowsOf('Bad Input Ltd')).toEqual([]);
  });

  test('When the post is missing, then the whole answer says so', async () => {
    expect((await send(aPosition('Nobody', { blogId: '' }))).json<Problem>().message).toBe(gone);
  });

  test('When everything is missing, then each field is named', async () => {
    const answer = await send({});

    expect(Object.keys(answer.json<Problem>().fields ?? {}).sort()).toEqual(Object.keys(aPosition('')).sort());
  });
});
