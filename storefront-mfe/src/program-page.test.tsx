import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aProgram } from './features/catalogue/a-program.ts';
import { programQuery } from './features/catalogue/program-query.ts';
import remote from './remote.tsx';

const address = '/course_details/p1';
const problem = (status: number) => HttpResponse.json({ message: 'no', error: 'no', code: 'internal', requestId: 'r1' }, { status });
const serve = (program = aProgram()) =>
  server.use(http.get('/api/getProductDetails/p1', () => HttpResponse.json({ productDetails: program })));
const card = (title: string) => within(screen.getByRole('heading', { level: 2, name: title }).parentElement as HTMLElement);
const name = () => screen.findByRole('heading', { level: 1, name: 'Data Science' });

describe('the program', () => {
  test('When a program is opened, then its fees with their GST, weeks and class timing are there', async () => {
    serve();
    renderPage(remote, address);

    await name();
    expect(
      card('Fees')
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['₹59,000', '₹50,000 + 18% GST ₹9,000', '₹1,18,000', '₹1,00,000 + 18% GST ₹18,000']);
    expect(
      card('Duration')
        .getAllByText(/./)
        .map(({ textContent }) => textContent),
    ).toEqual(['Duration', '16 weeks', 'Mon, Wed, Fri 19:00–21:00']);
    expect(card('Learning mode').getAllByRole('listitem')).toHaveLength(3);
    expect(document.title).toBe('Data Science · Aarohan Institute');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'From raw data to a decision.');
  });

  test('When students and professionals pay the same, then the fee is said once', async () => {
    const fee = { net: 50_000, tax: 9_000, gross: 59_000 };
    serve(aProgram({ fees: { student: fee, professional: fee } }));
    renderPage(remote, address);

    await name();
    expect(card('Fees').getByRole('term')).toHaveTextContent('Students and professionals');
    expect(
      card('Fees')
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['₹59,000', '₹50,000 + 18% GST ₹9,000']);
  });

  test('When another module is opened, then the first one closes; pressing the open one closes it', async () => {
    serve();
    const { user } = renderPage(remote, address);
    await name();
    const module = (title: string) => screen.getByRole('button', { name: title });
    const open = () => ['Python and SQL', 'Statistics'].filter((title) => module(title).getAttribute('aria-expanded') === 'true');

    expect(open()).toEqual(['Python and SQL']);
    await user.click(module('Statistics'));
    expect(open()).toEqual(['Statistics']);
    expect(screen.getByText('What a sample can say.')).toBeVisible();
    expect(screen.getByText('Joins and missing values.')).not.toBeVisible();
    await user.click(module('Statistics'));
    expect(open()).toEqual([]);
  });

  test('When the first file is a film, then it plays without sound and can be paused', async () => {
    preferReducedMotion(false);
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    });
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    serve(aProgram({ images: ['/media/look-inside.MP4'] }));
    const { user } = renderPage(remote, address);

    await user.click(await screen.findByRole('button', { name: 'Pause video' }));
    expect(screen.getByLabelText('A look into the program')).toHaveProperty('muted', true);
    expect(play).toHaveBeenCalledTimes(1);
    expect(pause).toHaveBeenCalledTimes(1);
  });

  test('When the visitor wants less motion, then the film waits to be started', async () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    preferReducedMotion(true);
    serve(aProgram({ images: ['/media/look-inside.mp4'] }));
    const { user } = renderPage(remote, address);

    const button = await screen.findByRole('button', { name: 'Play video' });
    expect(play).not.toHaveBeenCalled();
    await user.click(button);
    expect(play).toHaveBeenCalledTimes(1);
  });

  test('When it is added to the cart, then the cart is shown', async () => {
    serve();
    server.use(http.post('/api/addToCartTech', () => HttpResponse.json({ cartId: 'c7' })));
    const page = renderPage(remote, address);
    await name();

    await page.user.click(screen.getAllByRole('button', { name: /^Add to cart/ })[0] as HTMLElement);
    await waitFor(() => expect(page.address()).toBe('/cart/c7'));
    expect(await screen.findByRole('status')).toHaveTextContent('Course added to cart successfully!');
  });
});

describe('extra benefits', () => {
  test('When a program has benefits, then they open in a dialog with the comparison table, and Escape gives the focus back', async () => {
    const table = { title: 'The same task in both tools', rows: [{ category: 'Maps', tableau: 'Polygons', powerbi: 'Filled maps' }] };
    serve(aProgram({ benefit: { section1_mainTitle: 'Beside the classes', section1_heading_1: 'Recordings', table_section: table } }));
    const { user } = renderPage(remote, address);

    const button = await screen.findByRole('button', { name: 'Extra Benefits' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Extra Benefits' });
    expect(within(dialog).getByRole('heading', { name: 'Beside the classes' })).toBeVisible();
    expect(
      within(within(dialog).getByRole('table', { name: table.title }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Polygons', 'Filled maps']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  test('When a program has none, then there is no button', async () => {
    serve();
    renderPage(remote, address);

    await name();
    expect(screen.queryByRole('button', { name: 'Extra Benefits' })).not.toBeInTheDocument();
  });
});

describe('a program that does not come', () => {
  test('When the program fails and Retry is pressed, then it is shown without a reload', async () => {
    server.use(http.get('/api/getProductDetails/p1', () => problem(500)));
    const { user } = renderPage(remote, address);

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch product details.');
    serve();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await name()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('When the cached program is dropped while it is shown, then the page says that it is loading', async () => {
    serve();
    const { queryClient } = renderPage(remote, address);
    await name();
    const gate = aGate();
    server.use(
      http.get('/api/getProductDetails/p1', async () => {
        await gate.opened;
        return HttpResponse.json({ productDetails: aProgram() });
      }),
    );

    void queryClient.resetQueries(programQuery('p1'));
    expect(await screen.findByText('Loading the program…')).toBeInTheDocument();
    gate.open();
    expect(await name()).toBeVisible();
  });
});

/** jsdom has no media queries. */
function preferReducedMotion(matches: boolean) {
  globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
}
