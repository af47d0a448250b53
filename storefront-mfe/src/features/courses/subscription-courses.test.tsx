import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aCourse } from './a-course.ts';
import { answerPage, coursesCall, coursesPage, problem, serveCourses } from './a-courses-page.tsx';

describe('the list of subscription courses', () => {
  test('When the courses are on their way, then the page says so; when they come, six are there', async () => {
    const gate = aGate();
    server.use(
      http.get(coursesCall, async () => {
        await gate.opened;
        return HttpResponse.json(answerPage(1));
      }),
    );
    renderPage(coursesPage, '/');

    expect(await screen.findByRole('status')).toHaveTextContent('Loading courses…');
    gate.open();
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(screen.queryByText('Loading courses…')).not.toBeInTheDocument();
  });

  test('When a course is shown, then its card says what one compares it by, leads to it, and shows no price', async () => {
    server.use(http.get(coursesCall, () => HttpResponse.json({ courses: [aCourse({ skill: ['Git', 'Review', 'CI'] })], totalCourses: 1 })));
    renderPage(coursesPage, '/');

    const card = await screen.findByRole('article');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tools', '90 minutes', 'Rated 4.2 of 5', 'Git', 'Review']);
    expect(within(card).getByRole('presentation')).toHaveAttribute('src', '/media/k.webp');
    expect(within(card).getByRole('link', { name: 'View Git Basics' })).toHaveAttribute('href', '/techademy_course_details/u1');
    expect(within(card).getByRole('button', { name: 'Add u1' })).toBeVisible();
    expect(card).not.toHaveTextContent('₹');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('When there are no courses, then the page says so', async () => {
    serveCourses(0);
    renderPage(coursesPage, '/');

    expect(await screen.findByText('No courses are open right now')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('When the list fails and Retry is pressed, then it loads without a reload', async () => {
    server.use(http.get(coursesCall, problem));
    const { user } = renderPage(coursesPage, '/');

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load courses');
    serveCourses();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Course 1' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });
});
