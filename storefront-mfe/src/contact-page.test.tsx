import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { institute } from '@aarohan/shared/brand';
import { useNotices } from '@aarohan/shared/notices';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import remote from './remote.tsx';
import { preferReducedMotion } from './testing/prefer-reduced-motion.ts';

const thanks = 'Thanks for contacting us! We will reach you soon.';
const failure = 'Something went wrong. Please try again.';
const message = {
  fullname: 'Riya Sen',
  email: 'riya@example.com',
  mobileno: '98765 43210',
  subject: 'Fees',
  message: 'Can I pay in instalments?',
};

const button = () => screen.getByRole('button', { name: 'Send message' });

async function openForm(at = '/contactUs') {
  const page = renderPage(remote, at);
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  return page;
}

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText('Full Name'), message.fullname);
  await user.type(screen.getByLabelText('Email'), message.email);
  await user.type(screen.getByLabelText('Mobile'), message.mobileno);
  await user.type(screen.getByLabelText('Subject'), message.subject);
  await user.type(screen.getByLabelText('Message'), message.message);
}

function takeMessages(answer: () => Response = () => HttpResponse.json({ message: thanks })) {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/addContactus', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

describe('the page', () => {
  test('When it is opened, then it says where the institute is, and how to call it and to write to it', async () => {
    await openForm();

    expect(document.title).toBe('Contact Us · Aarohan Institute');
    const address = screen.getByText(institute.address.lines[0]).closest('address');
    for (const line of [...institute.address.lines, 'Kolkata 700091, West Bengal, India']) expect(address).toHaveTextContent(line);
    expect(screen.getByRole('link', { name: '+91 33 4000 1200' })).toHaveAttribute('href', 'tel:+913340001200');
    expect(screen.getByRole('link', { name: '+91 98300 01200' })).toHaveAttribute('href', 'tel:+919830001200');
    expect(screen.getByRole('link', { name: institute.email })).toHaveAttribute('href', `mailto:${institute.email}`);
  });

  test('When the map is looked at, then it is a picture of our own, and the outside map opens in a new tab only when it is pressed', async () => {
    await openForm();

    const map = screen.getByRole('link', { name: 'Open in Google Maps (new tab)' });
    expect(map).toHaveAttribute('target', '_blank');
    expect(map.getAttribute('rel')).toContain('noopener');
    expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toContain('Sector V');
    expect(map.querySelector('svg')).toBeInTheDocument();
    expect(document.querySelector('iframe, img, script[src]')).not.toBeInTheDocument();
  });

  test('When it is opened as the header writes it, then it is the same page', async () => {
    await openForm('/contactus');

    expect(screen.getByRole('form', { name: 'Message to us' })).toBeVisible();
  });
});

describe('sending', () => {
  test('When fields are empty, then each is asked for and nothing is sent', async () => {
    const sent = takeMessages();
    const { user } = await openForm();

    await user.click(button());

    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter your full name.',
      'Enter an e-mail address like name@example.com.',
      'Enter your mobile number.',
      'Enter a subject.',
      'Write your message.',
    ]);
    expect(sent).toEqual([]);
  });

  test('When the e-mail is none, then the field says so and nothing is sent', async () => {
    const sent = takeMessages();
    const { user } = await openForm();
    await fillIn(user);
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'riya');

    await user.click(button());

    await screen.findByRole('alert');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an e-mail address like name@example.com.');
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(sent).toEqual([]);
  });

  test('When it is on its way, then the button says so and cannot be pressed', async () => {
    const gate = aGate();
    server.use(
      http.post('/api/addContactus', async () => {
        await gate.opened;
        return HttpResponse.json({ message: thanks });
      }),
    );
    const { user } = await openForm();
    await fillIn(user);

    await user.click(button());

    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDisabled();
    gate.open();
    expect(await screen.findByRole('button', { name: 'Sent' })).toBeDisabled();
  });
});

describe('a message that was taken', () => {
  beforeEach(() => {
    preferReducedMotion(false);
    server.use(
      http.get('/api/getTopProducts', () => HttpResponse.json({ products: [] })),
      http.get('/api/getOtherProducts', () => HttpResponse.json({ products: [] })),
      http.get('/api/getProduct', () => HttpResponse.json({ courses: [], hasNextPage: false, totalCourses: 0 })),
    );
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => void jest.useRealTimers());

  test('When the button is pressed twice, then it goes out once, thanks are said, and after two seconds the home page follows', async () => {
    const sent = takeMessages();
    const { address } = await openForm();
    const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
    await fillIn(user);

    await user.dblClick(button());

    expect(await screen.findByText(thanks)).toHaveRole('status');
    expect(useNotices.getState().waiting).toMatchObject([{ tone: 'success', autoClose: 3000 }]);
    expect(sent).toEqual([message]);
    act(() => jest.advanceTimersByTime(1000));
    expect(address()).toBe('/contactUs');
    act(() => jest.advanceTimersByTime(1000));
    // From here on no later timer would fire.
    jest.useRealTimers();
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('a failure', () => {
  const problem = (status: number, fields?: object) =>
    HttpResponse.json({ message: 'No.', error: 'No.', code: 'internal', requestId: 'r1', fields }, { status });

  test.each<[string, () => Response]>([
    ['the server broke', () => problem(500)],
    ['there were too many', () => problem(429)],
    ['nobody answers', () => HttpResponse.error()],
  ])('When it fails because %s, then it says so, what was typed stays, and it can be sent again', async (_what, answer) => {
    takeMessages(answer);
    const { user, address } = await openForm();
    await fillIn(user);

    await user.click(button());

    expect(await screen.findByText(failure)).toHaveRole('alert');
    expect(useNotices.getState().waiting).toMatchObject([{ tone: 'error', autoClose: 3000 }]);
    expect(screen.getByLabelText('Message')).toHaveValue(message.message);
    expect(address()).toBe('/contactUs');
    const sent = takeMessages();
    await user.click(button());
    expect(await screen.findByText(thanks)).toBeVisible();
    expect(sent).toEqual([message]);
  });

  test('When the server refuses the number, then the reason stands beside it', async () => {
    takeMessages(() => problem(400, { mobileno: 'Enter a mobile number like 98765 43210.' }));
    const { user } = await openForm();
    await fillIn(user);

    await user.click(button());

    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.getByLabelText('Mobile')).toHaveAccessibleDescription(/Enter a mobile number like 98765 43210\./);
  });
});
