import { beforeAll, describe, expect, test } from '@jest/globals';
import type { JobBlog } from '@aarohan/shared/campus';
import type { Problem } from '@aarohan/shared/problem';
import { eq } from 'drizzle-orm';
import { aDoc, aDocx, aPdf, aPng, postForm, type FilePart } from '../../testing/forms.ts';
import { listFiles } from '../../testing/list-files.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { keepHouse } from '../housekeeping.ts';
import { mails } from '../mail/mail-tables.ts';
import { campusCandidates } from './registration-tables.ts';

let it: TestApp;
let post: JobBlog;
let number = 0;
beforeAll(async () => {
  it = await seededApp();
  [post] = (await it.app.inject('/api/getJobBlog')).json<[JobBlog]>();
});

const aCandidate = (changes: Record<string, string> = {}) => ({
  blogId: post._id,
  name: 'Asha Rao',
  email: `Candidate${(number += 1)}@Example.com`,
  phno: '098765 43210',
  jobRole: 'Data Analyst',
  state: 'West Bengal',
  city: 'Kolkata',
  gender: 'Female',
  dob: '2004-05-06',
  highestQualification: 'Graduate',
  currentlyWorking: 'No',
  ...changes,
});
const resume = (): FilePart[] => [['resume', 'asha.pdf', aPdf()]];
const send = (texts: Record<string, string>, files: readonly FilePart[] = resume(), headers: Record<string, string> = {}) =>
  postForm(it.app, '/api/addCandidateRegister', texts, files, headers);
const rowsOf = (email: string) => it.parts.db.select().from(campusCandidates).where(eq(campusCandidates.email, email.toLowerCase()));
const storedFiles = () => listFiles(it.parts.files);

describe('addCandidateRegister', () => {
  test('When a candidate registers, then it is kept with the résumé, confirmed, and told to the placement desk', async () => {
    const form = aCandidate();

    const answer = await send(form);

    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'You are registered for the campus drive. A confirmation is on its way to you by mail.' },
    ]);
    const email = form.email.toLowerCase();
    expect(await rowsOf(email)).toEqual([
      {
        id: expect.any(String),
        postId: post._id,
        name: 'Asha Rao',
        email,
        phone: '+919876543210',
        jobRole: 'Data Analyst',
        state: 'West Bengal',
        city: 'Kolkata',
        gender: 'Female',
        dob: '2004-05-06',
        highestQualification: 'Graduate',
        currentlyWorking: 'No',
        resumeName: 'asha.pdf',
        resumeType: 'application/pdf',
        resumeSize: 1_200,
        resumeFile: expect.stringMatching(/^[0-9a-f]{40}$/),
        createdAt: it.clock.now(),
      },
    ]);
    expect((await it.lastMail(email)).text).toContain(`Job post: ${post.title}`);
    const [told] = await it.parts.db.select().from(mails).where(eq(mails.replyTo, email));
    expect([told?.to, told?.subject]).toEqual(['placement@aarohan.example', `Campus drive: a candidate for ${post.title}`]);
  });

  test.each<[string, FilePart]>([
    ['PDF', ['resume', 'a.pdf', aPdf(512_000)]],
    ['DOC', ['resume', 'a.doc', aDoc()]],
    ['DOCX', ['resume', 'a.docx', aDocx()]],
  ])('When the résumé is a %s, then it is taken', async (_kind, file) => {
    expect((await send(aCandidate(), [file])).statusCode).toBe(200);
  });

  test('When no post is named, then the candidate stands for the whole drive', async () => {
    const form = aCandidate({ blogId: '' });
    const { blogId, ...unnamed } = form;

    expect([blogId, (await send(unnamed)).statusCode, (await send(form)).statusCode]).toEqual(['', 200, 409]);
    expect(await rowsOf(form.email)).toMatchObject([{ postId: null }]);
    expect((await it.lastMail(form.email.toLowerCase())).text).toContain('Job post: the whole drive');
  });

  test('When the same person registers again for the post, then a sentence says so and no file stays', async () => {
    const form = aCandidate();
    await send(form);
    const before = await storedFiles();

    const again = await send({ ...form, email: form.email.toUpperCase(), name: 'A. Rao' });

    expect([again.statusCode, again.json<Problem>()]).toMatchObject([
      409,
      { code: 'already-registered', message: 'You are already registered with this e-mail address for this job post.' },
    ]);
    expect([await storedFiles(), (await rowsOf(form.email)).length]).toEqual([before, 1]);
  });

  test('When the button is pressed twice at once, then one registration and one file stand', async () => {
    const form = aCandidate();
    const before = await storedFiles();

    const answers = await Promise.all([send(form), send(form), send(form)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect([(await rowsOf(form.email)).length, (await storedFiles()).length]).toEqual([1, before.length + 1]);
  });

  test('When both presses carry one key, then both are answered alike', async () => {
    const form = aCandidate();
    const press = () => send(form, resume(), { 'idempotency-key': 'candidate-key' });

    const answers = [await press(), await press()];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await rowsOf(form.email)).toHaveLength(1);
  });
});

describe('bad input', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');

  test.each<[string, Record<string, string>, FilePart[], number, Record<string, unknown>]>([
    ['no name', { name: ' ' }, resume(), 400, { name: 'Enter your full name.' }],
    ['a broken address', { email: 'asha@' }, resume(), 400, { email: 'Enter an e-mail address like name@example.com.' }],
    ['a short number', { phno: '12345' }, resume(), 400, { phno: 'Enter a phone number like 98765 43210.' }],
    ['no job role', { jobRole: '' }, resume(), 400, { jobRole: 'Enter the job role you look for.' }],
    ['no state and city', { state: '', city: '' }, resume(), 400, { state: 'Enter your state.', city: 'Enter your city.' }],
    ['another gender', { gender: 'x' }, resume(), 400, { gender: 'Choose your gender.' }],
    ['no date', { dob: 'soon' }, resume(), 400, { dob: 'Enter your date of birth.' }],
    ['the 30th of February', { dob: '2000-02-30' }, resume(), 400, { dob: 'Enter your date of birth.' }],
    ['a birthday to come', { dob: '2030-01-01' }, resume(), 400, { dob: 'Enter a date of birth in the past.' }],
    ['a child', { dob: '2020-01-01' }, resume(), 400, { dob: 'Candidates are at least 14 years old.' }],
    [
      'another qualification',
      { highestQualification: 'MBA' },
      resume(),
      400,
      { highestQualification: 'Choose your highest qualification.' },
    ],
    ['a perhaps', { currentlyWorking: 'Maybe' }, resume(), 400, { currentlyWorking: 'Choose whether you are working currently.' }],
    ['a name of 10 kB', { name: 'x'.repeat(10_240) }, resume(), 400, { name: 'Enter at most 120 characters.' }],
    ['a post that is none', { blogId: 'nothing' }, resume(), 404, { blogId: expect.stringContaining('Blog ID not found.') }],
    ['no résumé', {}, [], 400, { resume: 'Please upload your resume.' }],
    ['no résumé and no birthday yet', { dob: '2030-01-01' }, [], 400, { resume: expect.any(String), dob: expect.any(String) }],
    ['two résumés', {}, [...resume(), ...resume()], 400, { resume: 'At most 1 files.' }],
    ['a résumé of 501 KB', {}, [['resume', 'a.pdf', aPdf(513_024)]], 413, { resume: '“a.pdf” is larger than 500 KB.' }],
    ['a page called .pdf', {}, [['resume', 'a.pdf', html]], 415, { resume: '“a.pdf” is not one of .pdf, .doc, .docx.' }],
    ['a picture', {}, [['resume', 'a.png', aPng()]], 415, { resume: '“a.png” is not one of .pdf, .doc, .docx.' }],
  ])(
    'When the form has %s, then it is refused, that field is named, and neither row nor file stays',
    async (_what, changes, files, status, fields) => {
      const before = [await it.parts.db.$count(campusCandidates), await storedFiles()];

      const answer = await send(aCandidate(changes), files);

      expect([answer.statusCode, answer.json<Problem>().fields]).toEqual([status, fields]);
      expect([await it.parts.db.$count(campusCandidates), await storedFiles()]).toEqual(before);
    },
  );

  test('When everything is missing, then each field is named', async () => {
    const answer = await send({}, []);

    expect(Object.keys(answer.json<Problem>().fields ?? {}).sort()).toEqual(
      Object.keys(aCandidate())
        .filter((field) => field !== 'blogId')
        .sort(),
    );
  });

  test('When only the résumé is missing, then the answer says so in the words of the form', async () => {
    expect((await send(aCandidate(), [])).json<Problem>().message).toBe('Please upload your resume.');
  });

  test('When the name holds markup, then mails show it as text', async () => {
    const form = aCandidate({ name: '<img src=x onerror=alert(1)>' });

    await send(form);

    expect((await it.lastMail(form.email.toLowerCase())).html).not.toContain('<img');
  });
});

describe('the résumé', () => {
  const addressOf = async (email: string) => `/api/campus-candidates/${(await rowsOf(email))[0]?.id}/resume`;

  test('When staff follows the link of the mail, then the résumé is an attachment; nobody else gets it', async () => {
    const form = aCandidate();
    await send(form);
    const address = await addressOf(form.email);
    const [told] = await it.parts.db.select().from(mails).where(eq(mails.replyTo, form.email.toLowerCase()));
    expect(told?.text).toContain(`http://localhost:3000${address}`);

    const staff = await it.app.inject({ url: address, headers: await it.signedIn('staff@aarohan.example') });
    const others = await it.app.inject({ url: address, headers: await it.signedIn('candidate@example.com') });

    expect([staff.statusCode, staff.headers['content-disposition'], staff.rawPayload.length]).toEqual([
      200,
      expect.stringContaining('attachment; filename="asha.pdf"'),
      1_200,
    ]);
    expect([others.statusCode, (await it.app.inject(address)).statusCode]).toEqual([403, 401]);
  });

  test('When the candidate is unknown, then there is nothing', async () => {
    const headers = await it.signedIn('staff@aarohan.example');

    expect((await it.app.inject({ url: '/api/campus-candidates/nobody/resume', headers })).statusCode).toBe(404);
  });

  test('When the house is kept a week later, then résumés are still there', async () => {
    const before = await storedFiles();

    it.clock.pass(7 * 24 * 60 * 60);
    await keepHouse(it.parts);

    expect([before.length > 0, await storedFiles()]).toEqual([true, before]);
  });
});
