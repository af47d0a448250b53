import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { answerPage, asked, cataloguePage, serveCatalogue } from './a-catalogue.ts';

const course = (name: string) => screen.findByRole('heading', { level: 3, name });
const button = (name: string) => screen.getByRole('button', { name });

describe('looking for a course', () => {
  const box = () => screen.getByRole('searchbox', { name: 'Search courses' });

  test('When words are typed, then the courses that fit come, with pages of their own; clearing returns to the category', async () => {
    serveCatalogue();
    const { user, address } = renderPage(cataloguePage, '/?browse=tools&page=2');
    await course('tools Course 13');

    await user.type(box(), 'data science');
    expect(await course('data science Course 1')).toBeVisible();
    expect(address()).toBe('/?browse=tools&find=data+science');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('');
    await user.click(button('Next'));
    expect(await course('data science Course 13')).toBeVisible();
    expect(box()).toHaveValue('data science');
    await user.click(button('Clear search'));
    expect(await course('tools Course 1')).toBeVisible();
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  test('When nothing fits, then the words are repeated; choosing a category ends the search, and Back returns to it', async () => {
    serveCatalogue();
    const { user, goBack } = renderPage(cataloguePage, '/?browse=tools&find=nothing');

    expect(await screen.findByText('No courses found for “nothing”')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Cloud');
    expect(await course('cloud Course 1')).toBeVisible();
    expect(box()).toHaveValue('');
    await goBack();
    await waitFor(() => expect(box()).toHaveValue('nothing'));
  });

  test('When Enter is pressed without new words, then the page stays as it is', async () => {
    serveCatalogue();
    const { user, address } = renderPage(cataloguePage, '/?browse=tools&page=2&find=data');
    await course('data Course 13');

    await user.type(box(), '{Enter}');
    expect(await course('data Course 13')).toBeVisible();
    expect(address()).toBe('/?browse=tools&page=2&find=data');
  });

  test('When Enter is pressed, then it is looked for at once, once', async () => {
    serveCatalogue();
    const words: string[] = [];
    server.use(
      http.get('/api/searchCourses', ({ request }) => {
        words.push(asked(request, 'query'));
        return answerPage('found', 1, 1);
      }),
    );
    const { user } = renderPage(cataloguePage, '/?browse=tools');
    await course('tools Course 1');

    await user.type(box(), ' git {Enter}');
    expect(await course('found Course 1')).toBeVisible();
    expect(box()).toHaveValue(' git ');
    expect(words).toEqual(['git']);
  });
});
