import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { notify, useNotices } from '@aarohan/shared/notices';
import { openSite } from '../testing/open-site.tsx';

afterEach(() => void jest.restoreAllMocks());

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

test('When toasts are shown, then they stand at the top right, and Alt+T leads to them', async () => {
  openSite('/nowhere');
  act(() => notify('info', 'Read me.'));
  await screen.findByText('Read me.');

  expect(document.querySelector('.Toastify__toast-container--top-right')).toContainElement(screen.getByText('Read me.'));
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
  expect(screen.getByText('Read me.').closest('.Toastify__toast')).toHaveFocus();
});

test('When the pointer lies on a toast or the window has lost the focus, then it waits; afterwards it goes on', async () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  openSite('/nowhere');
  act(() => notify('info', 'Wait for me.'));
  const toast = (await screen.findByText('Wait for me.')).closest('.Toastify__toast') as HTMLElement;
  const runs = () => screen.getByRole('progressbar', { hidden: true }).style.animationPlayState;

  // It begins when it has slid in.
  fireEvent.animationEnd(toast);
  expect(runs()).toBe('running');
  fireEvent.mouseEnter(toast);
  expect(runs()).toBe('paused');
  fireEvent.mouseLeave(toast);
  expect(runs()).toBe('running');
  fireEvent.blur(window);
  expect(runs()).toBe('paused');
  fireEvent.focus(window);
  expect(runs()).toBe('running');
});

test.each([
  ['79', true],
  ['81', false],
])('When a toast is dragged by %s percent of its width, then it stays: %s', async (percent, stays) => {
  openSite('/nowhere');
  act(() => notify('info', 'Drag me.'));
  const toast = (await screen.findByText('Drag me.')).closest('.Toastify__toast') as HTMLElement;
  Object.defineProperty(toast, 'offsetWidth', { value: 100 });

  const drag = (type: string, clientX: number) => fireEvent(toast, new MouseEvent(type, { bubbles: true, clientX }));
  drag('pointerdown', 0);
  drag('pointermove', Number(percent));
  drag('pointerup', Number(percent));
  // Let go it slides back; far enough it is on its way out.
  expect(toast.style.transform === '').toBe(stays);
});
