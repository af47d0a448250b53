import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import remote from './remote.tsx';
import { preferReducedMotion } from './testing/prefer-reduced-motion.ts';

interface ConfettiProps {
  numberOfPieces: number;
  recycle: boolean;
  onConfettiComplete: () => void;
}
const drawn = jest.fn<(props: ConfettiProps) => void>();
jest.mock('react-confetti', () => ({
  __esModule: true,
  default: (props: ConfettiProps) => {
    drawn(props);
    return <canvas data-testid="confetti" />;
  },
}));

const record = (Grade: string) => ({ Name: 'Asha Rao', Course: 'Data Science', Score: 81, Grade });
const problem = (status: number, message: string) =>
  HttpResponse.json({ message, error: message, code: 'internal', requestId: 'r1' }, { status });

/** Answers lookups and keeps what was asked. */
function serve(answer: () => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  server.use(
    http.get('/api/getResult', ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer();
    }),
  );
  return asked;
}

async function lookUp(email = 'asha@example.com'): Promise<UserEvent> {
  const { user } = renderPage(remote, '/result');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
  await user.click(screen.getByRole('button', { name: 'Get Result' }));
  return user;
}

beforeEach(() => {
  drawn.mockClear();
  preferReducedMotion(false);
});

test('When a result is found, then each of its fields is a column', async () => {
  const asked = serve(() => HttpResponse.json(record('A+')));
  await lookUp();

  const table = within(await screen.findByRole('table', { name: 'Assessment Results' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Course', 'Score', 'Grade']);
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Asha Rao', 'Data Science', '81', 'A+']);
  expect(asked).toEqual(['?email=asha%40example.com']);
  expect(screen.queryByTestId('confetti')).not.toBeInTheDocument();
  expect(screen.queryByTestId('sad-overlay')).not.toBeInTheDocument();
});

test.each(['pass', 'Pass', 'PASS'])('When the grade is %s, then 400 pieces of confetti fall once and words say it', async (grade) => {
  serve(() => HttpResponse.json(record(grade)));
  await lookUp();

  expect(await screen.findByTestId('confetti')).toBeInTheDocument();
  expect(drawn).toHaveBeenCalledWith(expect.objectContaining({ numberOfPieces: 400, recycle: false }));
  expect(screen.getByText(/Congratulations/)).toBeVisible();
});

test('When the confetti has fallen, then it is gone, and the next lookup lets it fall again', async () => {
  serve(() => HttpResponse.json(record('Pass')));
  const user = await lookUp();

  expect((await screen.findByTestId('confetti')).closest('[aria-hidden="true"]')).not.toBeNull();
  act(() => drawn.mock.lastCall?.[0].onConfettiComplete());
  expect(screen.queryByTestId('confetti')).not.toBeInTheDocument();
  expect(screen.getByText(/Congratulations/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Get Result' }));
  expect(await screen.findByTestId('confetti')).toBeInTheDocument();
});

test('When the grade is Fail, then a sad face lies over the page and words say it', async () => {
  serve(() => HttpResponse.json(record('Fail')));
  await lookUp();

  expect(await screen.findByTestId('sad-overlay')).toHaveTextContent('😢');
  expect(screen.getByRole('alert')).toHaveTextContent('You did not pass this time.');
  expect(screen.queryByTestId('confetti')).not.toBeInTheDocument();
});

test.each([
  ['Pass', /Congratulations/, 0],
  ['Fail', /did not pass/, 1],
])('When the visitor wants less motion and the grade is %s, then only words and still signs tell it', async (grade, words, faces) => {
  preferReducedMotion(true);
  serve(() => HttpResponse.json(record(grade)));
  await lookUp();

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByText('😢')).toHaveLength(faces);
  expect(screen.queryByTestId('confetti')).not.toBeInTheDocument();
  expect(screen.queryByTestId('sad-overlay')).not.toBeInTheDocument();
});

test.each(['', '   ', 'asha'])('When %j is no e-mail address, then the page says so and asks nobody', async (text) => {
  const asked = serve(() => problem(500, 'no'));
  const { user } = renderPage(remote, '/result');
  const field = await screen.findByRole('textbox', { name: 'Email' });
  if (text) await user.type(field, text);
  await user.click(screen.getByRole('button', { name: 'Get Result' }));

  expect((await screen.findAllByText('Please enter a valid email.')).length).toBeGreaterThan(0);
  expect(field).toBeInvalid();
  expect(field).toHaveAttribute('type', 'email');
  expect(asked).toEqual([]);
});

test.each([
  [
    'the server says why',
    () => problem(404, 'No result is published for this email address.'),
    'No result is published for this email address.',
  ],
  ['it is too much', () => problem(429, 'Please wait a minute.'), 'Please wait a minute.'],
  ['the line is cut', () => HttpResponse.error(), 'An error occurred while fetching results.'],
])('When %s, then the visitor reads it, and a second try shows the result', async (_what, answer, sentence) => {
  serve(answer);
  const user = await lookUp();

  expect(await screen.findByText(sentence)).toBeVisible();
  serve(() => HttpResponse.json(record('A')));
  await user.click(screen.getByRole('button', { name: 'Get Result' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('When results are only shown to who reads the mail, then the visitor is told of the link', async () => {
  serve(() => HttpResponse.json({ linkSent: true, message: 'A link to it is on its way there.' }));
  await lookUp();

  expect(await screen.findByText('A link to it is on its way there.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('When the mailed link is followed, then the result is shown without asking', async () => {
  const asked = serve(() => HttpResponse.json(record('Pass')));
  renderPage(remote, '/result?token=sealed');

  expect(await screen.findByRole('table')).toBeVisible();
  expect(asked).toEqual(['?token=sealed']);
});

test('When the mailed link is followed and the answer takes long, then something holds its place', async () => {
  const gate = aGate();
  serve(async () => {
    await gate.opened;
    return HttpResponse.json(record('A'));
  });
  renderPage(remote, '/result?token=sealed');

  expect(await screen.findByText('Loading your result…')).toHaveRole('status');
  gate.open();
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText('Loading your result…')).not.toBeInTheDocument();
});

test('When the mailed link has run out, then the visitor reads so and can ask for a new one', async () => {
  serve(() => problem(400, 'This link has expired. Please ask for a new one.'));
  const { user } = renderPage(remote, '/result?token=old');

  expect(await screen.findByText('This link has expired. Please ask for a new one.')).toBeVisible();
  serve(() => HttpResponse.json({ linkSent: true, message: 'On its way.' }));
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Get Result' }));
  expect(await screen.findByText('On its way.')).toBeVisible();
  expect(screen.queryByText(/expired/)).not.toBeInTheDocument();
});

test('When the button is pressed twice, then the server is asked once', async () => {
  const gate = aGate();
  const asked = serve(async () => {
    await gate.opened;
    return HttpResponse.json(record('A'));
  });
  const { user } = renderPage(remote, '/result');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'asha@example.com');
  await user.dblClick(screen.getByRole('button', { name: 'Get Result' }));
  expect(await screen.findByRole('button', { name: 'Looking…' })).toBeDisabled();
  gate.open();

  await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
  expect(asked).toHaveLength(1);
});
