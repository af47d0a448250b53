import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { answerPage, coursesCall, coursesPage, pageAsked, problem, serveCourses } from './a-courses-page.tsx';

const first = (name: string) => screen.findByRole('heading', { name });
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of courses' }));
const step = (name: string) => pager().getByRole('button', { name });
const numbers = () =>
  pager()
    .getAllByRole('listitem')
    .map(({ textContent }) => Number(textContent));

describe('the pages of subscription courses', () => {
  test('When Next and a number are pressed, then those courses come, the address says so, and Back returns', async () => {
    serveCourses();
    const { user, address, goBack } = renderPage(coursesPage, '/?emailSent=true');
    await first('Course 1');
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(step('Previous')).toHaveAttribute('aria-disabled', 'true');

    await user.click(step('Next'));
    expect(await first('Course 7')).toBeVisible();
    await user.click(step('Page 5'));
    expect(await first('Course 25')).toBeVisible();
    expect(address()).toBe('/?emailSent=true&courses=5');
    expect(numbers()).toEqual([3, 4, 5, 6, 7]);
    expect(pager().getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5');
    await user.click(step('Previous'));
    expect(await first('Course 19')).toBeVisible();
    await goBack();
    await goBack();
    expect(await first('Course 7')).toBeVisible();
    await goBack();
    expect(await first('Course 1')).toBeVisible();
    expect(address()).toBe('/?emailSent=true');
  });

  test('When the last of 54 pages is opened by its address, then there is no next one', async () => {
    serveCourses();
    renderPage(coursesPage, '/?courses=54');

    expect(await first('Course 319')).toBeVisible();
    expect(numbers()).toEqual([50, 51, 52, 53, 54]);
    expect(step('Next')).toHaveAttribute('aria-disabled', 'true');
  });

  test('When a page behind the end is opened, then it says so and Previous leads to the last one', async () => {
    serveCourses(12);
    const { user, address } = renderPage(coursesPage, '/?courses=99');

    expect(await screen.findByText('The list ends before this page')).toBeVisible();
    await user.click(step('Previous'));
    expect(await first('Course 7')).toBeVisible();
    expect(address()).toBe('/?courses=2');
  });

  test('When Next is pointed at, then the next page is fetched, once', async () => {
    const asked = serveCourses();
    const { user } = renderPage(coursesPage, '/');
    await first('Course 1');

    await user.hover(step('Next'));
    await waitFor(() => expect(asked).toEqual([1, 2]));
    fireEvent.focus(step('Next'));
    await user.click(step('Next'));
    expect(await first('Course 7')).toBeVisible();
    expect(asked.filter((page) => page === 2)).toHaveLength(1);
  });

  test('When the next page is late, then the old one stays, marked as busy, and the focus stays where it is', async () => {
    const gate = aGate();
    serveCourses();
    const { user } = renderPage(coursesPage, '/');
    await first('Course 1');
    server.use(
      http.get(coursesCall, async ({ request }) => {
        await gate.opened;
        return HttpResponse.json(answerPage(pageAsked(request)));
      }),
    );

    await user.click(step('Page 3'));
    await waitFor(() => expect(step('Page 3')).toHaveAttribute('aria-current', 'page'));
    expect(screen.getByRole('heading', { name: 'Course 1' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    gate.open();
    expect(await first('Course 13')).toBeVisible();
    expect(step('Page 3')).toHaveFocus();
  });

  test('When a later page fails, then the page numbers stay and Retry loads it', async () => {
    serveCourses();
    const { user } = renderPage(coursesPage, '/');
    await first('Course 1');
    server.use(http.get(coursesCall, problem));

    await user.click(step('Page 2'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load courses');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(step('Page 2')).toHaveAttribute('aria-current', 'page');
    serveCourses();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await first('Course 7')).toBeVisible();
  });

  test('When the list begins above the screen, then turning shows its beginning', async () => {
    serveCourses();
    const { user } = renderPage(coursesPage, '/');
    await first('Course 1');
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 360, 2_000));

    await user.click(step('Page 2'));
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(await first('Course 7')).toBeVisible();
  });
});
