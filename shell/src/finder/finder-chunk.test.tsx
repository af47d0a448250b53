import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeDialogs } from '../testing/fake-dialogs.ts';
import { finderApi } from '../testing/finder-api.ts';
import { openSite } from '../testing/open-site.tsx';

const header = () => within(screen.getByRole('banner'));

beforeEach(fakeDialogs);

test('When the overlay’s code does not come, then it reads as without courses, and the next opening tries again', async () => {
  jest.doMock('./course-list.tsx', () => {
    throw new Error('Loading chunk finder-overlay failed.');
  });
  finderApi();
  const { user } = openSite('/nowhere');
  await user.click(header().getByRole('button', { name: /categories/i }));
  await user.click(await header().findByRole('button', { name: 'Electronics' }));
  expect(await screen.findByText('No courses found for this category.')).toBeVisible();

  jest.dontMock('./course-list.tsx');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(header().getByRole('button', { name: /categories/i }));
  await user.click(header().getByRole('button', { name: 'Electronics' }));

  expect(await screen.findByRole('link', { name: 'Verilog HDL' })).toBeVisible();
});
