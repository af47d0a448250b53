import { beforeAll, describe, expect, test } from '@jest/globals';
import type { JobBlog } from '@aarohan/shared/campus';
import type { Problem } from '@aarohan/shared/problem';
import { eq } from 'drizzle-orm';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { mails } from '../mail/mail-tables.ts';
import { campusColleges } from './registration-tables.ts';

let it: TestApp;
let posts: JobBlog[];
beforeAll(async () => {
  it = await seededApp();
  posts = (await it.app.inject('/api/getJobBlog')).json<JobBlog[]>();
});

const aCollege = (contactPersonEmail: string, changes: object = {}) => ({
  blogId: posts[0]?._id,
  collegeName: 'Jadavpur University',
  areaOfStudy: 'Electronics',
  noOfStudents: 120,
  contactPersonName: 'Dr. Mitra Sen',
  contactPersonEmail,
  contactPersonPhno: '+91 98765-43210',
  ...changes,
});
const send = (body: object, headers: Record<string, string> = {}) =>
  it.app.inject({ method: 'POST', url: '/api/addCollegeRegistration', body, headers });
const rowsOf = (email: string) => it.parts.db.select().from(campusColleges).where(eq(campusColleges.contactPersonEmail, email));

describe('addCollegeRegistration', () => {
  test('When a college registers, then it is kept, confirmed, and told to the placement desk', async () => {
    const answer = await send(aCollege('Mitra@Example.com'));

    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'Your college is registered. A confirmation is on its way to you by mail.' },
    ]);
    expect(await rowsOf('mitra@example.com')).toEqual([
      {
        id: expect.any(String),
        postId: posts[0]?._id,
        collegeName: 'Jadavpur University',
        areaOfStudy: 'Electronics',
        noOfStudents: 120,
        contactPersonName: 'Dr. Mitra Sen',
        contactPersonEmail: 'mitra@example.com',
        contactPersonPhone: '+919876543210',
        createdAt: it.clock.now(),
      },
    ]);
    expect((await it.lastMail('mitra@example.com')).text).toContain('The registration of Jadavpur University');
    const [told] = await it.parts.db.select().from(mails).where(eq(mails.replyTo, 'mitra@example.com'));
    expect([told?.to, told?.subject]).toEqual(['placement@aarohan.example', `Campus drive: a college for ${posts[0]?.title}`]);
  });

  test('When no post is named, then the college stands for the whole drive, once', async () => {
    const answers = [
      await send(aCollege('whole@example.com', { blogId: undefined })),
      await send(aCollege('whole@example.com', { blogId: '' })),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(await rowsOf('whole@example.com')).toMatchObject([{ postId: null }]);
  });

  test('When the number of students comes as a form holds it, then it counts as a number', async () => {
    await send(aCollege('typed@example.com', { noOfStudents: '80' }));

    expect(await rowsOf('typed@example.com')).toMatchObject([{ noOfStudents: 80 }]);
  });

  test('When the same person registers again for the post, then a sentence says so; another post is another registration', async () => {
    await send(aCollege('again@example.com'));

    const again = await send(aCollege('Again@example.com', { noOfStudents: 5 }));
    const other = await send(aCollege('again@example.com', { blogId: posts[1]?._id }));

    expect([again.statusCode, again.json<Problem>().message, other.statusCode]).toEqual([
      409,
      'A college is already registered with this e-mail address for this job post.',
      200,
    ]);
  });

  test('When the button is pressed twice at once, then one registration and one confirmation stand', async () => {
    const answers = await Promise.all([send(aCollege('twice@example.com')), send(aCollege('twice@example.com'))]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await rowsOf('twice@example.com')).toHaveLength(1);
    expect(await it.parts.db.$count(mails, eq(mails.to, 'twice@example.com'))).toBe(1);
  });
});

describe('bad input', () => {
  const students = 'Enter the number of students, a whole number above 0.';

  test.each<[string, object, number, Record<string, unknown>]>([
    ['no name', { collegeName: '' }, 400, { collegeName: 'Enter the name of your college.' }],
    ['no area of study', { areaOfStudy: ' ' }, 400, { areaOfStudy: 'Enter the area of study.' }],
    ['no students', { noOfStudents: 0 }, 400, { noOfStudents: students }],
    ['fewer than none', { noOfStudents: -3 }, 400, { noOfStudents: students }],
    ['half a student', { noOfStudents: 2.5 }, 400, { noOfStudents: students }],
    ['words as students', { noOfStudents: 'many' }, 400, { noOfStudents: students }],
    ['an empty number', { noOfStudents: '' }, 400, { noOfStudents: students }],
    ['more students than there are', { noOfStudents: 1e9 }, 400, { noOfStudents: 'Enter at most 100000.' }],
    ['no contact person', { contactPersonName: '' }, 400, { contactPersonName: 'Enter the name of a contact person.' }],
    ['two addresses', { contactPersonEmail: 'a@b.in,c@d.in' }, 400, { contactPersonEmail: expect.stringContaining('name@example.com') }],
    ['a short number', { contactPersonPhno: '123' }, 400, { contactPersonPhno: 'Enter a phone number like 98765 43210.' }],
    ['a post that is none', { blogId: 'nothing' }, 404, { blogId: expect.stringContaining('Blog ID not found.') }],
    ['an object as a post', { blogId: {} }, 400, { blogId: expect.any(String) }],
  ])('When the form has %s, then that field is named and nothing is kept', async (_what, changes, status, fields) => {
    const before = await it.parts.db.$count(campusColleges);

    const answer = await send(aCollege('bad@example.com', changes));

    expect([answer.statusCode, answer.json<Problem>().fields]).toEqual([status, fields]);
    expect(await it.parts.db.$count(campusColleges)).toBe(before);
  });

  test('When the text would begin a header or a tag, then it stays text', async () => {
    await send(aCollege('evil@example.com', { collegeName: 'A\r\nBcc: all@example.com', contactPersonName: '<script>x</script>' }));

    const [told] = await it.parts.db.select().from(mails).where(eq(mails.to, 'evil@example.com'));
    expect([told?.subject, told?.html.includes('<script>')]).toEqual(['Your college is registered for the campus drive', false]);
  });
});

test('When a whole campus sends from one address, then 400 are served in ten minutes and the next waits', async () => {
  const busy = await seededApp();
  const statuses: number[] = [];
  for (let number = 0; number <= 400; number += 1) {
    const body = aCollege(`college${number}@example.com`, { blogId: '' });
    const { statusCode } = await busy.app.inject({ method: 'POST', url: '/api/addCollegeRegistration', body });
    statuses.push(statusCode);
  }

  expect([statuses.indexOf(429), new Set(statuses.slice(0, 400))]).toEqual([400, new Set([200])]);
});
