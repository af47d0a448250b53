import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { indianStates } from '@aarohan/shared/indian-states';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aProgram } from './features/catalogue/a-program.ts';
import remote from './remote.tsx';
import { brochurePath, field, fillIn, takeBrochureRequests } from './testing/brochure-requests.ts';

const refuse = (status: number, more: object) => () => HttpResponse.json({ error: 'no', requestId: 'r1', ...more }, { status });
const opener = () => screen.findByRole('button', { name: 'Download Brochure' });
const send = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Download Brochure' });

afterEach(() => void jest.useRealTimers());

/** Opens the popup on a program's page. */
async function openForm() {
  server.use(http.get('/api/getProductDetails/p1', () => HttpResponse.json({ productDetails: aProgram() })));
  const page = renderPage(remote, '/course_details/p1');
  await page.user.click(await opener());
  await screen.findByRole('dialog', { name: 'Download the brochure' });
  return page;
}

/** jsdom follows no download. */
function watchDownloads(): string[] {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) saved.push(new URL(this.href).pathname);
  });
  return saved;
}

describe('the form', () => {
  test('When it is sent empty, then each field says what it wants, and nothing goes out', async () => {
    const bodies = takeBrochureRequests();
    const { user } = await openForm();

    await user.click(send());

    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter your full name.',
      'Enter an e-mail address like name@example.com.',
      'Please select a valid Indian state.',
      'Enter your mobile number.',
      'Enter your years of experience as a number.',
    ]);
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveAccessibleDescription('Please select a valid Indian state.');
    expect(bodies).toEqual([]);
  });

  test('When a state is chosen, then it is one of the 28', async () => {
    await openForm();

    const options = within(screen.getByRole('combobox', { name: 'State' })).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual(['', ...indianStates]);
    expect(indianStates).toHaveLength(28);
    expect(screen.queryByRole('option', { name: 'Delhi' })).not.toBeInTheDocument();
  });

  test('When the experience is no number, then the field says so', async () => {
    takeBrochureRequests();
    const { user } = await openForm();
    await fillIn(user);

    await user.type(field('Years of Experience'), ' years');
    await user.click(send());
    await waitFor(() => expect(field('Years of Experience')).toBeInvalid());
    expect(field('Years of Experience')).toHaveAccessibleDescription(/Enter your years of experience as a number\./);
  });

  test('When it is closed by Escape or ×, then the focus goes back, and what was typed is there again', async () => {
    const { user } = await openForm();
    await user.type(field('Full Name'), 'Asha Sen');

    for (const close of [() => user.keyboard('{Escape}'), () => user.click(screen.getByRole('button', { name: 'Close' }))]) {
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await opener()).toHaveFocus();
      await user.click(await opener());
      expect(await screen.findByRole('textbox', { name: 'Full Name' })).toHaveValue('Asha Sen');
    }
  });
});

describe('the sending', () => {
  test('When it is taken, then the files are saved and the popup closes after two seconds; the files can still be opened', async () => {
    const saved = watchDownloads();
    const bodies = takeBrochureRequests();
    const { user } = await openForm();
    await fillIn(user);

    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await user.click(send());

    expect(await within(screen.getByRole('dialog')).findByRole('status')).toHaveTextContent('Thank you. The brochure is on its way.');
    expect(saved).toEqual([brochurePath]);
    expect(bodies).toEqual([
      { fullname: 'Asha Sen', email: 'asha@example.com', location: 'West Bengal', mobileno: '98300 01200', YearsOfExperience: 2 },
    ]);
    act(() => jest.advanceTimersByTime(2_000));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await opener()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Data Science brochure (PDF)' })).toHaveAttribute('href', brochurePath);
  });

  test('When there are several files, then each is saved and offered', async () => {
    const saved = watchDownloads();
    const pdfs = ['/media/a.pdf', '/media/b.pdf'];
    takeBrochureRequests(() => HttpResponse.json({ message: 'Thank you.', pdfs }));
    const { user } = await openForm();
    await fillIn(user);

    await user.click(send());
    await waitFor(() => expect(saved).toEqual(pdfs));
    const links = within(screen.getByRole('dialog')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Data Science brochure, part 1 (PDF)', '/media/a.pdf'],
      ['Data Science brochure, part 2 (PDF)', '/media/b.pdf'],
    ]);
  });

  test('When the button is pressed twice, then one request goes out', async () => {
    watchDownloads();
    const gate = aGate();
    const bodies = takeBrochureRequests(async () => {
      await gate.opened;
      return HttpResponse.json({ message: 'Thank you.', pdfs: [] });
    });
    const { user } = await openForm();
    await fillIn(user);

    await user.dblClick(send());
    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDisabled();
    gate.open();
    expect(await screen.findByText('Thank you.')).toBeVisible();
    expect(send()).toBeDisabled();
    expect(bodies).toHaveLength(1);
  });

  test.each([
    ['a conflict', 409, 'Asked for before.'],
    ['another status with the words', 400, 'This e-mail is already registered.'],
  ])('When the address is known (%s), then a warning says so and nothing typed is lost', async (_, status, message) => {
    takeBrochureRequests(refuse(status, { code: 'brochure-already-sent', message }));
    const { user } = await openForm();
    await fillIn(user);

    await user.click(send());
    expect(await screen.findByText('This email is already registered for a brochure.')).toHaveRole('alert');
    expect(field('Email')).toHaveValue('asha@example.com');
    expect(send()).toBeEnabled();
  });

  test('When the server fails, then it says so, nothing typed is lost, and it can be sent again', async () => {
    const saved = watchDownloads();
    takeBrochureRequests(refuse(500, { code: 'internal', message: 'no' }));
    const { user } = await openForm();
    await fillIn(user);

    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit the brochure request.');
    expect([field('Full Name'), field('Mobile')].map((box) => (box as HTMLInputElement).value)).toEqual(['Asha Sen', '98300 01200']);
    takeBrochureRequests();
    await user.click(send());
    await waitFor(() => expect(saved).toEqual([brochurePath]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('When the server refuses a field, then the sentence stands beside it', async () => {
    takeBrochureRequests(refuse(400, { code: 'bad-input', message: 'no', fields: { mobileno: 'Enter a mobile number of ten digits.' } }));
    const { user } = await openForm();
    await fillIn(user);

    await user.click(send());
    await waitFor(() => expect(field('Mobile')).toHaveAccessibleDescription('With or without +91. Enter a mobile number of ten digits.'));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to submit the brochure request.');
  });
});
