import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aPgCourse } from './features/pg-courses/a-pg-course.ts';
import remote from './remote.tsx';

const address = '/pg_productDetails/mba-ib';
const call = '/api/get_pg_product_details/mba-ib';
const problem = (status: number, message = 'no') =>
  HttpResponse.json({ message, error: message, code: 'internal', requestId: 'r1' }, { status });
const serve = (course = aPgCourse()) => server.use(http.get(call, () => HttpResponse.json(course)));
const name = () => screen.findByRole('heading', { level: 1, name: 'MBA (International Business)' });
const pdf = (title: string) => new File([new Uint8Array(900)], title, { type: 'application/pdf' });

/** Answers a call and keeps what was sent to it. */
function take(path: string, answer: () => Response | Promise<Response>): string[] {
  const bodies: string[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      bodies.push(await request.text());
      return answer();
    }),
  );
  return bodies;
}

describe('the course', () => {
  test('When a postgraduate course has six images, then they stand in a banner in their order', async () => {
    serve();
    renderPage(remote, address);

    await name();
    expect([...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `/media/mba-${n}.webp`),
    );
    expect(screen.getByText('Trade, shipping and money across borders.')).toBeVisible();
    expect(document.title).toBe('MBA (International Business) · Aarohan Institute');
  });

  test('When it has none, then the rest of the page is there', async () => {
    serve(aPgCourse(0));
    renderPage(remote, address);

    await name();
    expect(document.querySelector('main img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Download Brochure' })).toBeVisible();
  });

  test('When it is not there yet, then the page says that it is coming', async () => {
    const gate = aGate();
    server.use(
      http.get(call, async () => {
        await gate.opened;
        return HttpResponse.json(aPgCourse());
      }),
    );
    renderPage(remote, address);

    expect(await screen.findByText('Loading Course Details...')).toBeVisible();
    gate.open();
    await name();
  });

  test('When it fails and Retry is pressed, then it is shown without a reload', async () => {
    server.use(http.get(call, () => problem(500)));
    const { user } = renderPage(remote, address);

    expect(await screen.findByText('Course not found')).toBeVisible();
    serve();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await name();
  });
});

describe('the brochure', () => {
  const brochureCall = '/api/addBrochure/mba-ib';

  async function openForm(): Promise<{ user: UserEvent; dialog: HTMLElement }> {
    serve();
    const { user } = renderPage(remote, address);
    await name();
    await user.click(screen.getByRole('button', { name: 'Download Brochure' }));
    return { user, dialog: await screen.findByRole('dialog', { name: 'Download Brochure' }) };
  }
  const inputs = ['Full Name', 'Email Address', 'Mobile Number', 'Years of Experience'];
  const submit = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Download Brochure' });

  async function fillIn(user: UserEvent): Promise<void> {
    for (const [index, text] of ['Asha Rao', 'asha@example.com', '9876543210', '3'].entries()) {
      await user.type(screen.getByRole('textbox', { name: inputs[index] }), text);
    }
    await user.selectOptions(screen.getByRole('combobox', { name: 'Select State' }), 'Kerala');
  }

  test('When the first image is pressed, then the brochure’s form opens with its words; Cancel closes it', async () => {
    serve();
    const { user } = renderPage(remote, address);
    await name();

    await user.click(screen.getByRole('button', { name: 'Download Brochure: View 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download Brochure' });
    expect(within(dialog).getByText('Get detailed information about this course')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Email Address' })).toHaveAttribute('type', 'email');
    expect(within(dialog).getByRole('textbox', { name: 'Mobile Number' })).toHaveAttribute('type', 'tel');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('When it is sent empty, then every field asks for its words and nothing is sent', async () => {
    const bodies = take(brochureCall, () => problem(500));
    const { user, dialog } = await openForm();

    await user.click(submit(dialog));
    for (const input of inputs) await waitFor(() => expect(screen.getByRole('textbox', { name: input })).toBeInvalid());
    expect(screen.getByRole('combobox', { name: 'Select State' })).toBeInvalid();
    expect(bodies).toEqual([]);
  });

  test('When it is sent, then the visitor is told to look into the mailbox, and the form closes', async () => {
    const bodies = take(brochureCall, () => HttpResponse.json({ message: 'ok', pdfs: [] }));
    const { user, dialog } = await openForm();

    await fillIn(user);
    await user.click(submit(dialog));
    expect(await screen.findByRole('status')).toHaveTextContent('✅ Brochure submitted successfully. Check your email!');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies.map((body) => JSON.parse(body) as object)).toEqual([
      { fullname: 'Asha Rao', email: 'asha@example.com', mobileno: expect.any(String), location: 'Kerala', YearsOfExperience: 3 },
    ]);
  });

  test.each([
    ['the server says why', () => problem(409, 'You are already registered.'), '❌ You are already registered.'],
    ['the line is cut', () => HttpResponse.error(), '❌ Something went wrong.'],
  ])('When %s, then the visitor reads it and what was typed stays', async (_what, answer, sentence) => {
    take(brochureCall, answer);
    const { user, dialog } = await openForm();

    await fillIn(user);
    await user.click(submit(dialog));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Asha Rao');
  });
});

describe.each([
  ['above the course', `${address}?apply=1`],
  ['as a page of its own', '/apply_pgCourses/mba-ib'],
])('the application %s', (_where, at) => {
  const applicationCall = '/api/apply_pgcourse/mba-ib';
  const submit = () => screen.findByRole('button', { name: 'Submit application' });

  async function fillIn(user: UserEvent, papers = true): Promise<void> {
    await user.type(screen.getByLabelText('Full Name'), 'Asha Rao');
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.type(screen.getByLabelText('Mobile'), '9876543210');
    if (papers) await user.upload(screen.getByLabelText('Payment Screenshot'), pdf('paid.pdf'));
  }

  test('When nothing is filled in, then the three needed fields and the screenshot are asked for', async () => {
    serve();
    const bodies = take(applicationCall, () => problem(500));
    const { user } = renderPage(remote, at);

    await user.click(await submit());
    expect((await screen.findAllByText('Name, Mobile, and Email are required.')).length).toBeGreaterThan(0);
    await fillIn(user, false);
    await user.click(await submit());
    expect((await screen.findAllByText('Payment Screenshot is required.')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
  });

  test('When it is sent, then the visitor is told so and the form is gone', async () => {
    serve();
    const bodies = take(applicationCall, () => HttpResponse.json({ message: 'ok', registrationId: 'PG-2026-0001' }));
    const { user } = renderPage(remote, at);

    await submit();
    expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
    await fillIn(user);
    await user.upload(screen.getByLabelText('10th Marksheet (optional)'), [pdf('tenth-1.pdf'), pdf('tenth-2.pdf')]);
    await user.click(await submit());
    expect(await screen.findByText('Application submitted successfully ✅')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Application' })).not.toBeInTheDocument());
    expect([...(bodies[0] ?? '').matchAll(/name="(\w+)"(?:; filename="([^"]+)")?/g)].map(([, part, file]) => [part, file])).toEqual(
      expect.arrayContaining([
        ['name', undefined],
        ['candidate', undefined],
        ['tenthMarksheet', 'tenth-1.pdf'],
        ['tenthMarksheet', 'tenth-2.pdf'],
        ['paymentScreenshot', 'paid.pdf'],
      ]),
    );
  });

  test.each([
    ['the server says why', () => problem(409, 'You have applied already.'), 'You have applied already.'],
    ['the line is cut', () => HttpResponse.error(), 'Submission failed ❌'],
  ])('When %s, then the visitor reads it and the papers stay', async (_what, answer, sentence) => {
    serve();
    take(applicationCall, answer);
    const { user } = renderPage(remote, at);

    await submit();
    await fillIn(user);
    await user.click(await submit());
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(screen.getByText('paid.pdf')).toBeVisible();
  });
});

test('When the course does not come, then its application can be sent all the same', async () => {
  server.use(http.get(call, () => problem(500)));
  renderPage(remote, '/apply_pgCourses/mba-ib');

  expect(await screen.findByText('Course Program')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit application' })).toBeEnabled();
});
