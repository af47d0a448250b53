import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aFeaturedProgram } from './features/catalogue/a-program.ts';
import remote from './remote.tsx';
import { preferReducedMotion } from './testing/prefer-reduced-motion.ts';

const problem = (status: number) => HttpResponse.json({ message: 'no', error: 'no', code: 'internal', requestId: 'r1' }, { status });
const list = (count: number) =>
  Array.from({ length: count }, (_, index) => aFeaturedProgram({ _id: `p${index}`, productName: `Program ${index}` }));
const serve = (products: object[]) => server.use(http.get('/api/getTopProducts', () => HttpResponse.json({ products })));

beforeEach(() => {
  preferReducedMotion(false);
  // The lists that a test does not speak of are empty.
  server.use(
    http.get('/api/getProduct', () => HttpResponse.json({ courses: [], hasNextPage: false, totalCourses: 0 })),
    http.get('/api/getOtherProducts', () => HttpResponse.json({ products: [] })),
  );
});

describe('the page', () => {
  test('When it is opened, then its sections stand in the order of the spec', async () => {
    serve([]);
    renderPage(remote, '/');

    await screen.findByText('No programs are open right now');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const known = [
      'Top programs',
      'Scholarships',
      'Subscription courses',
      'Self-paced programs',
      'How admission works',
      'Super30',
      'Why learners choose us',
    ];
    expect(headings.filter((heading) => known.includes(heading))).toEqual(known);
  });

  test('When the visitor looks for the next step, then Super30, scholarships and the drive are one press away', async () => {
    serve([]);
    renderPage(remote, '/');

    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(await screen.findByRole('link', { name: 'Learn about Super30' })).toContainElement(
      screen.getByRole('heading', { level: 2, name: 'Super30' }),
    );
    expect(href('Learn about Super30')).toBe('/super30_details');
    expect(href('Ask about the merit test')).toBe('/contactUs');
    expect(href('Explore Opportunities')).toBe('/campus_drive');
    expect(href('Choose a program')).toBe(href('Explore programs'));
  });

  test('When the institute’s claims are read, then the figures are the spec’s, to visitors and to recruiters', async () => {
    serve([]);
    renderPage(remote, '/');

    await screen.findByText('Join Our Success Network');
    const claims = [...document.querySelectorAll('dl')].map((list) =>
      [...list.querySelectorAll('dt')].map((what) => [what.nextElementSibling?.textContent, what.textContent]),
    );
    const common = [
      ['25+', 'countries'],
      ['95%', expect.stringMatching(/placement/)],
    ];
    expect(claims).toContainEqual(expect.arrayContaining([['7000+', 'courses'], ['50k+', 'learners'], ...common]));
    expect(claims).toContainEqual([['50k+', 'alumni'], ...common]);
  });

  test('When recruiters’ reasons are read, then there are four in their order', async () => {
    serve([]);
    renderPage(remote, '/');

    const titles = ['Top Tier Companies', 'Strong Relationships', 'Career Growth', 'Recognition'];
    await screen.findByText('Join Our Success Network');
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
  });

  test('When the banner is looked at, then its four steps rise once and stop by themselves', async () => {
    serve([]);
    renderPage(remote, '/');

    const steps = within(await screen.findByRole('list', { name: 'The way to your job' })).getAllByRole('listitem');
    expect(steps.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Learn', 'Build', 'Certify', 'Work']);
    for (const step of steps) expect(getComputedStyle(step).animationIterationCount).not.toBe('infinite');
  });

  test('When the company names pass by, then once round takes 25 seconds, evenly and without an end', async () => {
    serve([]);
    renderPage(remote, '/');

    const strip = await screen.findByRole('group', { name: 'Our learners work at' });
    const track = within(strip).getByRole('list').parentElement as HTMLElement;
    expect(getComputedStyle(track).animation).toMatch(/ 25s linear infinite$/);
  });

  test('When programs are on cards, then no price is', async () => {
    serve(list(3));
    renderPage(remote, '/');

    for (const card of await screen.findAllByRole('article')) expect(card).not.toHaveTextContent(/₹|Rs|INR/);
  });

  test('When the company names are paused, then they stand until Play is pressed; they are read once', async () => {
    serve([]);
    const { user } = renderPage(remote, '/');
    const strip = await screen.findByRole('group', { name: 'Our learners work at' });
    const names = within(strip).getByRole('list');
    const motion = () => getComputedStyle(names.parentElement as HTMLElement).animationPlayState;

    expect(within(names).getAllByRole('listitem')).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Pause the company names' }));
    expect(motion()).toBe('paused');
    await user.click(screen.getByRole('button', { name: 'Play the company names' }));
    expect(motion()).not.toBe('paused');
  });
});

describe('after a letter was sent', () => {
  const sentence = 'The admission letter was sent to the student’s e-mail.';

  test('When the address says so, then the visitor reads it once and the rest of the address stays', async () => {
    serve([]);
    const { address } = renderPage(remote, '/?emailSent=true&page=2');

    expect(await screen.findByText(sentence)).toHaveRole('status');
    await waitFor(() => expect(address()).toBe('/?page=2'));
    expect(screen.getAllByText(sentence)).toHaveLength(1);
  });

  test.each(['/', '/?emailSent=false'])('When the address is %s, then nothing is said', async (start) => {
    serve([]);
    const { address } = renderPage(remote, start);

    await screen.findByText('No programs are open right now');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(address()).toBe(start);
  });
});

describe('the list of top programs', () => {
  test('When the programs are still on their way, then the hero stands already and the page says that it is loading', async () => {
    const gate = aGate();
    server.use(
      http.get('/api/getTopProducts', async () => {
        await gate.opened;
        return HttpResponse.json({ products: list(1) });
      }),
    );
    renderPage(remote, '/');

    expect(await screen.findByRole('heading', { level: 1, name: 'Career programs that end in a job.' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading programs…');
    gate.open();
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByText('Loading programs…')).not.toBeInTheDocument();
  });

  test('When nine programs arrive, then the first six are shown with what one compares them by', async () => {
    serve(list(9));
    renderPage(remote, '/');

    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `Program ${n}`));
    const facts = within(cards[0] as HTMLElement).getAllByRole('listitem');
    expect(facts.map(({ textContent }) => textContent)).toEqual(['Live online', '16 weeks', 'Rated 4.8 of 5']);
    expect(screen.getByRole('link', { name: 'View Program 0' })).toHaveAttribute('href', '/course_details/p0');
    expect(document.title).toBe('Career programs that end in a job · Aarohan Institute');
  });

  test('When no program is open, then the page says so instead of showing nothing', async () => {
    serve([]);
    renderPage(remote, '/');

    expect(await screen.findByText('No programs are open right now')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('When the list fails and Retry is pressed, then it loads without a reload', async () => {
    server.use(http.get('/api/getTopProducts', () => problem(500)));
    const { user } = renderPage(remote, '/');

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load courses');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    serve(list(2));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('adding to the cart', () => {
  const addButton = () => screen.findByRole('button', { name: 'Add to cart Data Science' });

  test('When the button is pressed twice, then one cart is made of the program and shown', async () => {
    const bodies: unknown[] = [];
    const gate = aGate();
    serve([aFeaturedProgram()]);
    server.use(
      http.post('/api/addToCartTech', async ({ request }) => {
        bodies.push(await request.json());
        await gate.opened;
        return HttpResponse.json({ cartId: 'c7' });
      }),
    );
    const { user, address } = renderPage(remote, '/');

    await user.dblClick(await addButton());
    expect(await screen.findByRole('button', { name: /^Adding…/ })).toBeDisabled();
    gate.open();
    await waitFor(() => expect(address()).toBe('/cart/c7'));
    expect(await screen.findByRole('status')).toHaveTextContent('Course added to cart successfully!');
    expect(bodies).toEqual([{ courses: [], products: [{ productId: 'p1', quantity: 1 }] }]);
  });

  test.each([
    [403, 'This product is not available for registration.'],
    [404, 'Product is invalid or not found.'],
    [500, 'Failed to add course to cart.'],
  ])('When the answer is %i, then the visitor reads why and stays', async (status, text) => {
    serve([aFeaturedProgram()]);
    server.use(http.post('/api/addToCartTech', () => problem(status)));
    const { user, address } = renderPage(remote, '/');

    await user.click(await addButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(address()).toBe('/');
    expect(await addButton()).toBeEnabled();
  });
});
