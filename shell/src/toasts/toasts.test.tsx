import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { notify, useNotices } from '@aarohan/shared/notices';
import { openSite } from '../testing/open-site.tsx';

test.each([
  ['success', 'status', 'Course added to cart successfully!'],
  ['info', 'status', 'The drive opens on Monday.'],
  ['warning', 'alert', 'This email is already registered for a brochure.'],
  ['error', 'alert', 'Failed to add course to cart.'],
] as const)('When there is a notice of %s, then a toast says it as %s, for five seconds, and can be closed', async (tone, role, text) => {
  openSite('/nowhere');

  act(() => notify(tone, text));

  const toast = await screen.findByText(text);
  expect(toast.closest(`[role="${role}"]`)).toBeVisible();
  expect(screen.getByRole('progressbar', { hidden: true })).toHaveStyle({ animationDuration: '5000ms' });
  expect(screen.getByRole('button', { name: 'close' })).toBeVisible();
  expect(useNotices.getState().waiting).toEqual([]);
});

test('When there are several notices, then each is shown once', async () => {
  openSite('/nowhere');

  act(() => {
    notify('success', 'The first.');
    notify('error', 'The second.');
  });

  expect(await screen.findAllByText('The first.')).toHaveLength(1);
  expect(screen.getAllByText('The second.')).toHaveLength(1);
});
