import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useSession } from '@aarohan/shared/session';
import { server } from '@aarohan/shared/testing/server.ts';
import { dropSessionHint } from '../session/session-hint.ts';
import { aProblem } from '../testing/a-problem.ts';
import { openSite } from '../testing/open-site.tsx';

const header = () => within(screen.getByRole('banner'));
const more = (): HTMLElement => header().getByRole('button', { name: 'More' });
const moreLinks = (): (string | null)[] =>
  within(header().getByRole('navigation'))
    .queryAllByRole('link')
    .slice(1)
    .map((link) => link.textContent);

/** Somebody who registered here before. */
function storeName(): void {
  localStorage.setItem('fullName', 'Asha Sen');
  localStorage.setItem('userId', 'u1');
}

afterEach(dropSessionHint);

describe('the More menu', () => {
  test('When it is opened, then it has the six links, and choosing one closes it', async () => {
    const { user, address } = openSite('/nowhere');
    expect(moreLinks()).toEqual([]);

    await user.click(more());
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    expect(moreLinks()).toEqual(['About Us', 'Contact Us', 'Blog', 'Referal', 'Result', 'Letter Pad']);

    await user.click(header().getByRole('link', { name: 'Letter Pad' }));
    expect(address()).toBe('/letter-pad');
    expect(more()).toHaveAttribute('aria-expanded', 'false');
  });

  test('When Escape is pressed, then it closes and its button has the focus', async () => {
    const { user } = openSite('/nowhere');
    await user.click(more());
    await user.tab();
    expect(header().getByRole('link', { name: 'About Us' })).toHaveFocus();

    await user.keyboard('{Escape}');

    expect(moreLinks()).toEqual([]);
    expect(more()).toHaveFocus();
  });

  test('When the press or the focus goes elsewhere, then it closes', async () => {
    const { user } = openSite('/nowhere');

    await user.click(more());
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(moreLinks()).toEqual([]);

    await user.click(more());
    await user.tab({ shift: true });
    expect(moreLinks()).toEqual([]);
  });
});

describe('the header’s ways', () => {
  test('When they are followed, then the logo, Campus and Super30 lead to their pages', async () => {
    const { user, address } = openSite('/nowhere');
    expect(header().getByRole('link', { name: 'Aarohan Institute' })).toHaveAttribute('href', '/');
    expect(header().getByRole('link', { name: 'Campus' })).toHaveAttribute('href', '/campus_drive');

    await user.click(header().getByRole('button', { name: 'Super30' }));

    expect(address()).toBe('/super30_details');
    expect(header().getByRole('button', { name: 'Super30' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the account', () => {
  test('When nobody is logged in, then Sign Up leads to registration and no call is made', () => {
    openSite('/nowhere');

    expect(header().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    expect(header().queryByRole('button', { name: 'Log Out' })).not.toBeInTheDocument();
  });

  test('When a name is stored, then it is shown, and Log Out ends everything and leads to the login page', async () => {
    const ended: string[] = [];
    server.use(
      http.post('/api/logout', () => {
        ended.push('session');
        return HttpResponse.json({ message: 'Bye.' });
      }),
    );
    storeName();
    document.cookie = 'signed-in=1; Path=/';
    const { user, address } = openSite('/nowhere');
    expect(await header().findByText('Asha Sen')).toBeVisible();

    await user.click(header().getByRole('button', { name: 'Log Out' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(header().getByRole('link', { name: 'Sign Up' })).toBeVisible();
    expect([address(), localStorage.length, document.cookie, ended]).toEqual(['/login', 0, '', ['session']]);
  });

  test('When the server cannot be told, then the person hears of it', async () => {
    server.use(http.post('/api/logout', () => HttpResponse.error()));
    storeName();
    const { user } = openSite('/nowhere');

    await user.click(await header().findByRole('button', { name: 'Log Out' }));

    expect(await screen.findByText(/^You are logged out here, but the server could not be told/)).toBeVisible();
    expect(useSession.getState().fullName).toBeUndefined();
  });

  test('When storage is empty but a session exists, then its name is shown', async () => {
    document.cookie = 'signed-in=1; Path=/';
    server.use(
      http.get('/api/me', () => HttpResponse.json({ userId: 'u2', fullname: 'Ravi Das', email: 'r@example.com', role: 'visitor' })),
    );

    openSite('/nowhere');

    expect(await header().findByText('Ravi Das')).toBeVisible();
    expect(localStorage.getItem('fullName')).toBe('Ravi Das');
  });

  test('When the session has ended meanwhile, then nobody is logged in and the next visit does not ask', async () => {
    document.cookie = 'signed-in=1; Path=/';
    server.use(http.get('/api/me', () => aProblem(401, 'no-session')));

    openSite('/nowhere');

    await waitFor(() => expect(document.cookie).toBe(''));
    expect(header().getByRole('link', { name: 'Sign Up' })).toBeVisible();
  });
});

describe('the frame', () => {
  test('When the skip link is used, then the focus is in main', async () => {
    const { user } = openSite('/nowhere');

    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('When the footer is read, then it says who and where', () => {
    openSite('/nowhere');
    const footer = within(screen.getByRole('contentinfo'));

    expect(footer.getByText('Aarohan Institute')).toBeVisible();
    expect(footer.getByText(/Sector V, Salt Lake, Kolkata 700091/)).toBeVisible();
    expect(footer.getByRole('link', { name: 'info@aarohan.example' })).toHaveAttribute('href', 'mailto:info@aarohan.example');
    expect(footer.getAllByRole('link', { name: /^\+91/ }).map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^tel:\+91\d{10}$/),
      expect.stringMatching(/^tel:\+91\d{10}$/),
    ]);
    expect(footer.getByRole('link', { name: /^www\./ })).toHaveAttribute('href', expect.stringMatching(/^https:/));
    expect(footer.getAllByRole('link', { name: /LinkedIn|Facebook|Instagram|Twitter|YouTube/ })).toHaveLength(5);
  });

  test('When the footer’s lists are read, then they lead to nine programs and the MBA, six self-paced ones, and every page about us', () => {
    openSite('/nowhere');
    const footer = within(screen.getByRole('contentinfo'));
    const addresses = (list: string): (string | null)[] =>
      within(footer.getByRole('navigation', { name: list }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));

    const professional = addresses('Professional career courses');
    expect(professional.slice(0, 9)).toEqual(Array(9).fill(expect.stringMatching(/^\/course_details\/[\w-]+$/)));
    expect(professional.slice(9)).toEqual(['/pg_productDetails/mba-ib']);
    expect(professional).toContain('/course_details/vlsi-circuits-systems');
    expect(addresses('Self-paced courses')).toEqual(Array(6).fill(expect.stringMatching(/^\/course_details\/[0-9a-f]{24}$/)));
    expect(addresses('Quick links')).toEqual([
      '/aboutUs',
      '/contactUs',
      '/blog',
      '/campus_drive',
      '/result',
      '/referal',
      '/privacy_policy',
      '/terms_conditions',
      '/refund_policies',
    ]);
    expect(within(footer.getByRole('list', { name: 'Memberships' })).getAllByRole('listitem')).toHaveLength(4);
  });
});
