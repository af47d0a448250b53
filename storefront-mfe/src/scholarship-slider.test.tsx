import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import remote from './remote.tsx';
import { preferReducedMotion } from './testing/prefer-reduced-motion.ts';

const slides = ['1 of 2: Merit scholarship', '2 of 2: First-in-family scholarship'];
const carousel = () => within(screen.getByRole('region', { name: 'Scholarships' }));
/** the slide that is seen; the other one is hidden from readers too */
const shown = () =>
  carousel()
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'))
    .filter((name) => slides.includes(name ?? ''));
const current = () => carousel().getAllByRole('button', { current: true });
const button = (name: string) => carousel().getByRole('button', { name });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

// The page's code takes real time to load, which a stopped clock would not give it.
beforeAll(() => import('./pages/home-page.tsx'));
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

async function openHome({ reducedMotion = false } = {}): Promise<UserEvent> {
  preferReducedMotion(reducedMotion);
  server.use(
    http.get('/api/getTopProducts', () => HttpResponse.json({ products: [] })),
    http.get('/api/getProduct', () => HttpResponse.json({ courses: [], hasNextPage: false, totalCourses: 0 })),
    http.get('/api/getOtherProducts', () => HttpResponse.json({ products: [] })),
  );
  renderPage(remote, '/');
  await screen.findByRole('region', { name: 'Scholarships' });
  return userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
}

describe('left alone', () => {
  test('When five seconds have passed, then the next slide is shown without a word, and after the last the first', async () => {
    await openHome();

    expect(shown()).toEqual([slides[0]]);
    pass(4_800);
    expect(shown()).toEqual([slides[0]]);
    pass(400);
    expect(shown()).toEqual([slides[1]]);
    expect(carousel().queryByText(/^Slide/)).not.toBeInTheDocument();
    pass(5_000);
    expect(shown()).toEqual([slides[0]]);
  });

  test('When the tab is hidden, then nothing turns until it is seen again', async () => {
    await openHome();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);

    fireEvent(document, new Event('visibilitychange'));
    pass(20_000);
    expect(shown()).toEqual([slides[0]]);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(5_000);
    expect(shown()).toEqual([slides[1]]);
  });

  test('When the visitor wants less motion, then nothing turns unless Play is pressed', async () => {
    const user = await openHome({ reducedMotion: true });

    pass(20_000);
    expect(shown()).toEqual([slides[0]]);
    await user.click(button('Play slides'));
    pass(5_000);
    expect(shown()).toEqual([slides[1]]);
  });
});

describe('held', () => {
  test('When Pause is pressed, then nothing turns until Play is pressed', async () => {
    const user = await openHome();

    await user.click(button('Pause slides'));
    await user.unhover(button('Play slides'));
    pass(20_000);
    expect(shown()).toEqual([slides[0]]);
    await user.click(button('Play slides'));
    pass(5_000);
    expect(shown()).toEqual([slides[1]]);
  });

  test('When the pointer is over a slide, then it stays until the pointer leaves', async () => {
    const user = await openHome();
    const heading = carousel().getByRole('heading', { name: 'Merit scholarship' });

    await user.hover(heading);
    pass(20_000);
    expect(shown()).toEqual([slides[0]]);
    await user.unhover(heading);
    pass(5_000);
    expect(shown()).toEqual([slides[1]]);
  });

  test('When the focus is on a slide’s link, then the slide stays until the focus leaves', async () => {
    await openHome();
    const link = carousel().getByRole('link', { name: 'Ask about the merit test' });

    act(() => link.focus());
    pass(20_000);
    expect(shown()).toEqual([slides[0]]);
    act(() => button('Next slide').focus());
    pass(20_000);
    expect(shown()).toEqual([slides[0]]);
    act(() => button('Next slide').blur());
    pass(5_000);
    expect(shown()).toEqual([slides[1]]);
  });
});

describe('moved by hand', () => {
  test('When Next and Previous are pressed, then the slides go round both ways and each is announced', async () => {
    const user = await openHome();

    await user.click(button('Previous slide'));
    expect(shown()).toEqual([slides[1]]);
    expect(carousel().getByText(`Slide ${slides[1]}`)).toHaveAttribute('aria-live', 'polite');
    await user.click(button('Next slide'));
    expect(shown()).toEqual([slides[0]]);
    expect(carousel().getByText(`Slide ${slides[0]}`)).toBeInTheDocument();
  });

  test('When a dot is pressed, then its slide is shown and the dot says that it is the current one', async () => {
    const user = await openHome();

    expect(current().map((dot) => dot.getAttribute('aria-label'))).toEqual(['Slide 1: Merit scholarship']);
    await user.click(button('Slide 2: First-in-family scholarship'));
    expect(shown()).toEqual([slides[1]]);
    expect(current().map((dot) => dot.getAttribute('aria-label'))).toEqual(['Slide 2: First-in-family scholarship']);
  });
});
