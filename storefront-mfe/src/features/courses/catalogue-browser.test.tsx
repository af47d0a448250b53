import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { cataloguePage, problem, serveCatalogue, serveCategories } from './a-catalogue.ts';

const catalogue = () => screen.findByRole('dialog', { name: 'Course catalogue' });
const course = (name: string) => screen.findByRole('heading', { level: 3, name });
const button = (name: string) => screen.getByRole('button', { name });
/** The list is for wide screens, and jsdom has none. */
const category = (name: string) => screen.findByRole('button', { name, hidden: true });

describe('the courses of the catalogue', () => {
  test('When a course is shown, then it has its code, proficiency, duration and rating, and View Details leaves for it', async () => {
    serveCatalogue();
    const { user, address } = renderPage(cataloguePage, '/?browse=cloud');

    await course('cloud Course 1');
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('TOOL-101');
    expect(card).toHaveTextContent('From the first commit to a review.');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Beginner', '2h 30m', 'Rated 4.2 of 5']);
    await user.click(within(card).getByRole('link', { name: 'View Details cloud Course 1' }));
    expect(await screen.findByText('Left for /techademy_course_details/u1')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/techademy_course_details/u1');
  });

  test('When Next and Previous are pressed, then the pages turn and stop at both ends', async () => {
    serveCatalogue();
    const { user, address } = renderPage(cataloguePage, '/?browse=tools&page=2');
    await course('tools Course 13');

    await user.click(button('Next'));
    expect(await course('tools Course 25')).toBeVisible();
    expect(address()).toBe('/?browse=tools&page=3');
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Next')).toHaveFocus();
    await user.click(button('Previous'));
    await course('tools Course 13');
    await user.click(button('Previous'));
    expect(await course('tools Course 1')).toBeVisible();
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    expect(address()).toBe('/?browse=tools');
  });

  test('When list and grid are chosen, then the address remembers it without a step', async () => {
    serveCatalogue();
    const { user, address } = renderPage(cataloguePage, '/?browse=tools');
    await course('tools Course 1');

    await user.click(button('List view'));
    await waitFor(() => expect(button('List view')).toHaveAttribute('aria-pressed', 'true'));
    expect(button('Grid view')).toHaveAttribute('aria-pressed', 'false');
    expect(address()).toBe('/?browse=tools&view=list');
    await user.click(button('Grid view'));
    await waitFor(() => expect(address()).toBe('/?browse=tools'));
  });

  test('When a category has no courses, then it says so', async () => {
    serveCatalogue();
    renderPage(cataloguePage, '/?browse=empty');

    expect(await screen.findByText('No courses available - Check back later for new courses in this category.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 courses available');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('When a page lies behind the end, then Previous leads to the last one', async () => {
    serveCatalogue();
    const { user } = renderPage(cataloguePage, '/?browse=tools&page=9');

    expect(await screen.findByText('The list ends before this page')).toBeVisible();
    await user.click(button('Previous'));
    expect(await course('tools Course 25')).toBeVisible();
  });

  test('When the courses are on their way or fail, then that is said, and Retry loads them', async () => {
    const gate = aGate();
    serveCategories();
    server.use(
      http.get('/api/getProductByCategoryId', async () => {
        await gate.opened;
        return problem();
      }),
    );
    const { user } = renderPage(cataloguePage, '/?browse=tools');

    await waitFor(async () => expect(within(await catalogue()).getByRole('status')).toHaveTextContent('Loading courses…'));
    gate.open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load courses');
    serveCatalogue();
    await user.click(button('Retry'));
    expect(await course('tools Course 1')).toBeVisible();
  });

  test('When a later page fails, then Previous leads back', async () => {
    serveCatalogue();
    server.use(http.get('/api/getProductByCategoryId', problem, { once: true }));
    const { user } = renderPage(cataloguePage, '/?browse=tools&page=2');

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load courses');
    await user.click(button('Previous'));
    expect(await course('tools Course 1')).toBeVisible();
  });

  test('When the categories fail, then courses can still be looked for, and Retry brings the categories', async () => {
    serveCatalogue();
    server.use(http.get('/api/getCategory', problem));
    const { user } = renderPage(cataloguePage, '/?browse=all');

    expect(await screen.findByText('Categories are not available right now.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Search courses' }), 'git');
    expect(await course('git Course 1')).toBeVisible();
    serveCategories();
    await user.click(button('Retry'));
    expect(await category('Tools')).toBeInTheDocument();
  });
});
