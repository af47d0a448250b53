import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { RegisteredUser } from '@aarohan/shared/enrolments';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aUser } from './features/registered-users/a-user.ts';
import remote from './remote.tsx';

const address = '/registered-users';

const asha = aUser({ createdAt: '2026-08-14T20:30:00.000Z' });
const ravi = aUser({
  registrationId: 'REG-2026-0002',
  fullname: 'Ravi Das',
  email: 'ravi.das@example.com',
  candidateType: 'professional',
  createdAt: '2026-09-02T06:00:00.000Z',
});

const serve = (users: RegisteredUser[]) => server.use(http.get('/api/registered-users', () => HttpResponse.json({ users })));
const refuse = (status: number, code: string) =>
  server.use(
    http.get('/api/registered-users', () => HttpResponse.json({ message: 'No.', error: 'No.', code, requestId: 'r1' }, { status })),
  );

/** jsdom has no width; a test says what it is. */
function setWide(matches: boolean) {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches }) as MediaQueryList;
}

const table = () => screen.findByRole('table', { name: 'Registered users' });
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const searchBox = () => screen.getByRole('searchbox', { name: 'Search by name, registration ID or email' });

beforeEach(() => setWide(true));

describe('the states of the list', () => {
  test('When the answer is on its way, then the page says so and can already be searched', async () => {
    const gate = aGate();
    server.use(
      http.get('/api/registered-users', async () => {
        await gate.opened;
        return HttpResponse.json({ users: [asha] });
      }),
    );
    renderPage(remote, address);

    expect(await screen.findByText('Loading registered users…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Registered users' })).toBeInTheDocument();
    expect(searchBox()).toBeInTheDocument();
    gate.open();
    expect(await names()).toEqual(['Asha Sen']);
  });

  test('When users are there, then each is a row with all of its fields, newest first', async () => {
    serve([asha, ravi]);
    renderPage(remote, address);

    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
      [
        'Ravi Das',
        'Professional',
        'REG-2026-0002',
        'Generative AI',
        'ravi.das@example.com',
        '+919830012345',
        'West Bengal',
        '14 Aug 2026',
        '2 Sept 2026',
      ],
      [
        'Asha Sen',
        'Student',
        'REG-2026-0001',
        'Generative AI',
        'asha.sen@example.com',
        '+919830012345',
        'West Bengal',
        '14 Aug 2026',
        '15 Aug 2026',
      ],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Total 2 Shown 2');
    expect(document.title).toBe('Registered users · Aarohan Institute');
  });

  test('When the screen is narrow, then each user is a card with the same fields', async () => {
    setWide(false);
    serve([asha]);
    renderPage(remote, address);

    const [card] = within(await screen.findByRole('list', { name: 'Registered users' })).getAllByRole('listitem');
    expect(card).toHaveTextContent(
      'Asha SenStudentRegistration IDREG-2026-0001CourseGenerative AIEmailasha.sen@example.comPhone+919830012345StateWest BengalRegistered14 Aug 2026Created15 Aug 2026',
    );
  });

  test('When nobody has registered, then the page says so', async () => {
    serve([]);
    renderPage(remote, address);

    expect(await screen.findByText('No users found')).toBeInTheDocument();
    expect(screen.getByText('Nobody has registered yet.')).toBeInTheDocument();
  });

  test('When the call fails, then Retry loads the list without a reload', async () => {
    refuse(500, 'internal');
    const { user } = renderPage(remote, address);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch registered users');

    serve([asha]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await names()).toEqual(['Asha Sen']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test.each([
    [401, 'no-session', 'You are not logged in', 'Log in'],
    [403, 'wrong-role', 'This page is for staff', 'Log in with another account'],
  ])('When the answer is %d, then the page says so and logging in leads back to this view', async (status, code, sentence, link) => {
    refuse(status, code);
    renderPage(remote, `${address}?type=student`);

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/login?next=%2Fregistered-users%3Ftype%3Dstudent');
  });

  test('When the session ends while the list is open, then the list is no longer shown', async () => {
    serve([asha]);
    const { queryClient } = renderPage(remote, address);
    await table();
    refuse(401, 'no-session');
    await queryClient.invalidateQueries();

    expect(await screen.findByRole('alert')).toHaveTextContent('You are not logged in');
    expect(screen.queryByText('Asha Sen')).not.toBeInTheDocument();
  });
});

describe('looking for somebody', () => {
  test('When a search is typed, then rows, counts and address follow', async () => {
    serve([asha, ravi]);
    const { user, address: shownAddress } = renderPage(remote, address);
    await table();
    await user.type(searchBox(), 'ASHA.SEN@');

    await waitFor(async () => expect(await names()).toEqual(['Asha Sen']));
    expect(searchBox()).toHaveValue('ASHA.SEN@');
    expect(screen.getByRole('status')).toHaveTextContent('Total 2 Shown 1');
    expect(shownAddress()).toBe('/registered-users?search=ASHA.SEN%40');
  });

  test('When nobody matches, then the page says what to try', async () => {
    serve([asha, ravi]);
    renderPage(remote, `${address}?search=nobody`);

    expect(await screen.findByText('No users found')).toBeInTheDocument();
    expect(screen.getByText('Nobody matches this search and type. Try fewer letters or all types.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Total 2 Shown 0');
  });

  test('When a type is chosen, then only that type is shown', async () => {
    serve([asha, ravi]);
    const { user, address: shownAddress } = renderPage(remote, address);
    await table();
    await user.click(within(screen.getByRole('group', { name: 'Type' })).getByRole('radio', { name: 'Professional' }));

    await waitFor(async () => expect(await names()).toEqual(['Ravi Das']));
    expect(shownAddress()).toBe('/registered-users?type=professional');
  });

  test('When sorted by name, then the rows and the column say so', async () => {
    serve([ravi, asha]);
    const { user, address: shownAddress } = renderPage(remote, address);
    await table();
    expect(screen.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');

    await waitFor(async () => expect(await names()).toEqual(['Asha Sen', 'Ravi Das']));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    expect(shownAddress()).toBe('/registered-users?sort=name');
  });

  test('When an address holds a view, then that view is opened', async () => {
    serve([asha, ravi]);
    renderPage(remote, `${address}?search=example&type=student&sort=registrationId`);

    expect(await names()).toEqual(['Asha Sen']);
    expect(searchBox()).toHaveValue('example');
    expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('registrationId');
  });

  test('When there are more than a page holds, then the next page is a step away and Back returns', async () => {
    serve(Array.from({ length: 101 }, (_, n) => aUser({ _id: String(n), fullname: `Person ${n + 1}` })));
    const { user, goBack, address: shownAddress } = renderPage(remote, address);
    // By text, because asking a hundred rows for their roles takes seconds.
    expect(await screen.findByText('Person 100')).toBeInTheDocument();
    await user.click(screen.getByText('Next page'));

    expect(await screen.findByText('Person 101')).toBeInTheDocument();
    expect(screen.queryByText('Person 100')).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('101–101 of 101');
    expect(shownAddress()).toBe('/registered-users?page=2');
    await goBack();
    expect(await screen.findByText('Person 100')).toBeInTheDocument();
  });
});

describe('the slash key', () => {
  test('When it is pressed, then the search has focus, and in the search it is a letter like others', async () => {
    serve([asha]);
    const { user } = renderPage(remote, address);
    await table();
    await user.keyboard('/a/');

    expect(searchBox()).toHaveFocus();
    expect(searchBox()).toHaveValue('a/');
  });

  test('When it is switched off, then it does nothing', async () => {
    serve([asha]);
    const { user } = renderPage(remote, address);
    await table();
    await user.click(screen.getByRole('checkbox', { name: 'Press / to search' }));
    await user.keyboard('/');

    expect(searchBox()).not.toHaveFocus();
  });
});
