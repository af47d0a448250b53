import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '@aarohan/shared/testing/server.ts';
import { aProblem } from '../testing/a-problem.ts';
import { fakeDialogs } from '../testing/fake-dialogs.ts';
import { aHeaderCourse, finderApi } from '../testing/finder-api.ts';
import { openSite } from '../testing/open-site.tsx';

const header = () => within(screen.getByRole('banner'));
const finder = (): HTMLElement => header().getByRole('button', { name: /categories/i });
const overlay = (name = 'Electronics') => within(screen.getByRole('dialog', { name }));

async function openOverlay(category = 'Electronics') {
  const site = openSite('/nowhere');
  await site.user.click(finder());
  await site.user.click(await header().findByRole('button', { name: category }));
  return site;
}

type User = Awaited<ReturnType<typeof openOverlay>>['user'];

beforeEach(fakeDialogs);

describe('the overlay of a category', () => {
  test('When a category is chosen, then it lists the courses, and a course leads to its page', async () => {
    finderApi();
    const { user, address } = await openOverlay();

    const course = await overlay().findByRole('link', { name: 'Verilog HDL' });
    expect(overlay().getByRole('listitem')).toHaveTextContent(/VLSI and Semiconductors.*Beginner.*6h 0m/);
    expect(finder()).toHaveAttribute('aria-expanded', 'false');
    expect(document.body.style.overflow).toBe('hidden');

    await user.click(course);
    expect(address()).toBe('/techademy_course_details/c-1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body.style.overflow).toBe('');
  });

  test('When the courses are on their way, then it says so', async () => {
    finderApi();
    server.use(http.get('/api/getCoursesBySkillCategory', () => new Promise(() => undefined)));

    await openOverlay();

    expect(overlay().getByText('Loading courses...')).toBeVisible();
  });

  test.each([
    ['fail to load', () => aProblem(500, 'internal')],
    ['are none', () => HttpResponse.json({ courses: [] })],
  ])('When the courses %s, then it says that none were found, and the next opening asks again', async (_, answer) => {
    finderApi();
    server.use(http.get('/api/getCoursesBySkillCategory', answer, { once: true }));
    const { user } = await openOverlay();
    expect(await overlay().findByText('No courses found for this category.')).toBeVisible();

    await user.click(overlay().getByRole('button', { name: 'Close' }));
    await user.click(finder());
    await user.click(header().getByRole('button', { name: 'Electronics' }));

    expect(await overlay().findByRole('link', { name: 'Verilog HDL' })).toBeVisible();
  });

  test.each([
    ['×', (user: User) => user.click(overlay().getByRole('button', { name: 'Close' }))],
    ['Escape', (user: User) => user.keyboard('{Escape}')],
    ['a press beside it', (user: User) => user.click(screen.getByRole('dialog'))],
  ])('When it is closed by %s, then the finder has the focus and another category starts empty', async (_, close) => {
    const { asked } = finderApi({ Electronics: [aHeaderCourse()], 'Data and AI': [aHeaderCourse({ courseName: 'SQL Basics' })] });
    const { user } = await openOverlay();
    await overlay().findByRole('link', { name: 'Verilog HDL' });

    await close(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(finder()).toHaveFocus();

    await user.click(finder());
    await user.click(header().getByRole('button', { name: 'Data and AI' }));
    expect(await overlay('Data and AI').findByRole('link', { name: 'SQL Basics' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Verilog HDL' })).not.toBeInTheDocument();
    expect(asked).toEqual(['categories', 'Electronics', 'Data and AI']);
  });

  test('When Tab is pressed on the last course, then × gets the focus, and back', async () => {
    finderApi();
    const { user } = await openOverlay();
    const course = await overlay().findByRole('link', { name: 'Verilog HDL' });
    course.focus();

    await user.tab();
    expect(overlay().getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(course).toHaveFocus();
  });
});
