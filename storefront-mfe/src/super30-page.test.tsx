import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useNotices } from '@aarohan/shared/notices';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import remote from './remote.tsx';
import { preferReducedMotion } from './testing/prefer-reduced-motion.ts';

const names = ['1 of 4: Chosen by merit', '2 of 4: Taught together', '3 of 4: Work that is read', '4 of 4: An offer for each'];
const pictures = [/a few of them lit$/, /^Learners side by side/, /^Four pieces of work/, /every one of them lit$/];

test('When the page is opened, then it tells what Super30 is and how one gets in', async () => {
  preferReducedMotion(true);
  renderPage(remote, '/super30_details');

  expect(await screen.findByText(/^Thirty learners a year, chosen by merit/)).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'How it goes' })).getAllByRole('heading', { level: 3 });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Ask for the brochure',
    'Write the test',
    'Learn for a year',
    'Meet the recruiters',
  ]);
});

describe('the slideshow', () => {
  const slideshow = () => within(screen.getByRole('region', { name: 'A year in Super30' }));
  const shown = () =>
    slideshow()
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label'))
      .filter((name) => names.includes(name ?? ''));
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

  // The page's code takes real time to load, which a stopped clock would not give it.
  beforeAll(() => import('./pages/super30-page.tsx'));
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  async function open(reducedMotion = false): Promise<void> {
    preferReducedMotion(reducedMotion);
    renderPage(remote, '/super30_details');
    await screen.findByRole('region', { name: 'A year in Super30' });
  }

  test('When it is left alone, then each of the four pictures stays for two seconds, and the first follows the last', async () => {
    await open();

    for (const [index, name] of names.entries()) {
      expect(shown()).toEqual([name]);
      expect(slideshow().getByRole('img')).toHaveAccessibleName(pictures[index]);
      expect(slideshow().queryByText(/^Slide/)).not.toBeInTheDocument();
      pass(1_900);
      expect(shown()).toEqual([name]);
      pass(100);
    }
    expect(shown()).toEqual([names[0]]);
  });

  test('When previous and next are pressed, then the pictures turn both ways and wrap', async () => {
    await open();

    press('Previous slide');
    expect(shown()).toEqual([names[3]]);
    expect(slideshow().getByText(`Slide ${names[3]}`)).toHaveAttribute('aria-live', 'polite');
    press('Next slide');
    press('Next slide');
    expect(shown()).toEqual([names[1]]);
  });

  test('When it is paused, then it stands still', async () => {
    await open();
    press('Pause slides');
    pass(20_000);
    expect(shown()).toEqual([names[0]]);
  });

  test('When pointer or focus is in it, then it stands still until they leave', async () => {
    await open();
    const heading = slideshow().getByRole('heading', { name: 'Chosen by merit' });

    fireEvent.pointerOver(heading);
    pass(20_000);
    expect(shown()).toEqual([names[0]]);
    fireEvent.pointerOut(heading);
    pass(2_000);
    expect(shown()).toEqual([names[1]]);
    const next = screen.getByRole('button', { name: 'Next slide' });
    act(() => next.focus());
    pass(20_000);
    expect(shown()).toEqual([names[1]]);
    act(() => next.blur());
    pass(2_000);
    expect(shown()).toEqual([names[2]]);
  });

  test('When the visitor wants less motion, then it does not start', async () => {
    await open(true);

    pass(20_000);
    expect(shown()).toEqual([names[0]]);
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeInTheDocument();
  });
});

describe('the brochure', () => {
  const call = '/api/sendSuper30Brochure';
  const typed = { fullname: 'Asha Rao', email: 'asha@example.com', mobileno: '9876543210', location: 'Kolkata' };
  const labels = { fullname: 'Full Name', email: 'Email', mobileno: 'Mobile', location: 'Location' };
  const problem = (status: number, fields = {}) =>
    HttpResponse.json({ message: 'no', error: 'no', code: 'internal', requestId: 'r1', fields }, { status });

  /** Answers requests and keeps them. */
  function take(answer: () => Response | Promise<Response>): unknown[] {
    const bodies: unknown[] = [];
    server.use(
      http.post(call, async ({ request }) => {
        bodies.push(await request.json());
        return answer();
      }),
    );
    return bodies;
  }

  async function openForm(): Promise<{ user: UserEvent; dialog: HTMLElement }> {
    preferReducedMotion(true);
    const { user } = renderPage(remote, '/super30_details');
    await user.click(await screen.findByRole('button', { name: 'Brochure' }));
    return { user, dialog: await screen.findByRole('dialog', { name: 'Download Super30' }) };
  }
  async function fillIn(user: UserEvent): Promise<void> {
    for (const [name, label] of Object.entries(labels)) {
      await user.type(screen.getByRole('textbox', { name: label }), typed[name as keyof typeof typed]);
    }
  }
  const saved = () => {
    const links: [string, string][] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      links.push([new URL(this.href).pathname, this.download]);
    });
    return links;
  };

  afterEach(() => void jest.restoreAllMocks());

  test.each(['{Escape}', 'Close'])('When %s is pressed, then the form closes and the button has the focus again', async (way) => {
    const { user, dialog } = await openForm();

    if (way === 'Close') await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    else await user.keyboard(way);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Brochure' })).toHaveFocus();
  });

  test('When it is sent empty, then all four fields are asked for and nothing is sent', async () => {
    const bodies = take(() => problem(500));
    const { user } = await openForm();

    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    for (const label of Object.values(labels)) await waitFor(() => expect(screen.getByRole('textbox', { name: label })).toBeInvalid());
    expect(bodies).toEqual([]);
  });

  test('When it is sent, even twice, then it is sent once, the file is saved and the visitor told', async () => {
    const gate = aGate();
    const bodies = take(async () => {
      await gate.opened;
      return HttpResponse.json({ message: 'ok', fileUrl: '/media/brochures/super30.pdf' }, { status: 201 });
    });
    const links = saved();
    const { user } = await openForm();
    await fillIn(user);

    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    gate.open();
    expect(await screen.findByText('Brochure sent successfully! Downloading now...')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(links).toEqual([['/media/brochures/super30.pdf', 'Super30Brochure.pdf']]);
    expect(bodies).toEqual([typed]);
    expect(useNotices.getState().waiting).toMatchObject([{ tone: 'success', autoClose: 3000 }]);
    await user.click(screen.getByRole('button', { name: 'Brochure' }));
    await screen.findByRole('dialog');
    for (const label of Object.values(labels)) expect(screen.getByRole('textbox', { name: label })).toHaveValue('');
  });

  test.each([
    ['the server fails', () => problem(500)],
    ['it is too much', () => problem(429)],
    ['the line is cut', () => HttpResponse.error()],
    ['something else answers', () => new HttpResponse('<p>gateway</p>', { status: 502, headers: { 'content-type': 'text/html' } })],
  ])('When %s, then the visitor is told to try again and what was typed stays', async (_what, answer) => {
    take(answer);
    const { user } = await openForm();
    await fillIn(user);

    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Error submitting form. Please try again.')).toBeVisible();
    expect(useNotices.getState().waiting).toMatchObject([{ tone: 'error', autoClose: 3000 }]);
    for (const [name, label] of Object.entries(labels)) {
      expect(screen.getByRole('textbox', { name: label })).toHaveValue(typed[name as keyof typeof typed]);
    }
  });

  test('When the server refuses a field, then the field says so', async () => {
    take(() => problem(400, { mobileno: 'Enter an Indian mobile number.' }));
    const { user } = await openForm();
    await fillIn(user);

    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile' })).toBeInvalid());
    expect(screen.getAllByText('Enter an Indian mobile number.').length).toBeGreaterThan(0);
  });
});
