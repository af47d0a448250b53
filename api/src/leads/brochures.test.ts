import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { products } from '../catalogue/program-tables.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { seededApp } from '../../testing/seeded-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { readBrochureContent } from './brochure-content.ts';
import { brochureFileName, brochurePath } from './brochure-rules.ts';
import { drawBrochure } from './draw-brochure.ts';
import { keepBrochures } from './kept-brochures.ts';

const analytics = '66a1f4d8b94d7e0a51c85759';
let it: TestApp;

beforeAll(async () => {
  it = await seededApp();
});

const textOf = (file: Buffer): string => pdfText(file).replaceAll('\n', ' ').replaceAll(/ +/g, ' ');

describe('a brochure', () => {
  test('When it is downloaded, then it is a PDF to be saved under a readable name', async () => {
    const { statusCode, headers, rawPayload } = await it.app.inject(`/media/brochures/${analytics}.pdf`);
    expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="aarohan-data-analytics-and-business-intelligence-brochure.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
      'content-length': String(rawPayload.length),
    });
  });

  test('When it is read, then it says what the program is, costs and teaches, and whom to call', async () => {
    const text = textOf((await it.app.inject(`/media/brochures/${analytics}.pdf`)).rawPayload);
    for (const part of [
      'Data Analytics and Business Intelligence',
      'Twelve weeks in which spreadsheets turn into decisions.',
      'Duration 12 weeks',
      'Tuesday, Thursday and Saturday, 7:30 pm to 9:30 pm',
      'Students ₹40,000 ₹7,200 ₹47,200',
      'Working professionals ₹40,000 ₹7,200 ₹47,200',
      'GST 18 %',
      'One business, twelve weeks',
      '6. Forecasts and experiments',
      'Query reading: Explain plans and indexes, enough to ask the right favour of an engineer.',
      'What happens if I miss a class?',
      'admissions@aarohan.example',
      '+91 33 4000 1200',
      'Page 1 of 3',
      'Page 3 of 3',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('When every program of the seed is drawn, then no character is missing in the fonts', async () => {
    for (const { id } of await it.parts.db.select({ id: products.id }).from(products)) {
      const text = textOf(await drawBrochure(await readBrochureContent(it.parts.db, id)));
      expect(text).toMatch(/Page 1 of [2-5]/);
      expect(text).not.toMatch(/[\0�]/);
    }
  });

  test('When it is asked for with its ETag, then 304; when the program changes, then the new one comes', async () => {
    const url = '/media/brochures/vibe-coding-course.pdf';
    const first = await it.app.inject(url);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await it.app.inject({ url, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    await it.parts.db.update(products).set({ name: 'Vibe Coding for All' }).where(eq(products.id, 'vibe-coding-course'));
    const changed = await it.app.inject({ url, headers });
    expect(changed.statusCode).toBe(200);
    expect(textOf(changed.rawPayload)).toContain('Vibe Coding for All');
  });

  test.each([
    'nothing.pdf',
    `${analytics}.txt`,
    analytics,
    '%07.pdf',
    '..%2F..%2Fpackage.json.pdf',
    '.pdf',
    `${'x'.repeat(600)}.pdf`,
    `${analytics}.pdf/x`,
  ])('When %.40s is asked for, then the answer is 404', async (name) => {
    const answer = await it.app.inject(`/media/brochures/${name}`);
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-disposition']]).toEqual([
      404,
      'no-store',
      undefined,
    ]);
  });

  test('When a program has nothing but its row, and that is long, then the brochure is drawn all the same', async () => {
    const { program } = await readBrochureContent(it.parts.db, analytics);
    const name = 'A name that does not end '.repeat(40);
    const content = { program: { ...program, name, description: 'x'.repeat(8000) }, highlights: [], modules: [], faqs: [] };
    const text = textOf(await drawBrochure(content));
    expect(text).toContain('A name that does not end');
    expect(text).toContain('₹47,200');
    expect(text).not.toContain('Highlights');
  });
});

describe('keepBrochures', () => {
  test('When several ask at once and again, then it is drawn once; anew when what it says has changed', async () => {
    const content = await readBrochureContent(it.parts.db, analytics);
    const draw = jest.fn(() => Promise.resolve(Buffer.from('%PDF')));
    const brochureOf = keepBrochures(draw);
    await Promise.all([brochureOf(analytics, content), brochureOf(analytics, content)]);
    await brochureOf(analytics, { ...content });
    expect(draw).toHaveBeenCalledTimes(1);
    await brochureOf(analytics, { ...content, faqs: [] });
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('When drawing fails, then the next one who asks gets it', async () => {
    const content = await readBrochureContent(it.parts.db, analytics);
    const draw = jest
      .fn<(of: typeof content) => Promise<Buffer>>()
      .mockRejectedValueOnce(new Error('no ink'))
      .mockResolvedValue(Buffer.from('%PDF'));
    const brochureOf = keepBrochures(draw);
    await expect(brochureOf(analytics, content)).rejects.toThrow('no ink');
    expect((await brochureOf(analytics, content)).toString()).toBe('%PDF');
  });
});

describe('names', () => {
  test.each([
    ['Café & Crème: 101', 'aarohan-cafe-creme-101-brochure.pdf'],
    ['"; rm -rf /\r\n', 'aarohan-rm-rf-brochure.pdf'],
    ['डेटा', 'aarohan-program-brochure.pdf'],
  ])('When a program is called %j, then its file is %s', (name, file) => {
    expect(brochureFileName(name)).toBe(file);
  });

  test('When an id has odd characters, then the path leads back to it', () => {
    expect(brochurePath('a/b ?#%')).toBe('/media/brochures/a%2Fb%20%3F%23%25.pdf');
  });
});
