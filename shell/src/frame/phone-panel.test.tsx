import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeDialogs } from '../testing/fake-dialogs.ts';
import { finderApi } from '../testing/finder-api.ts';
import { openSite } from '../testing/open-site.tsx';

const header = () => within(screen.getByRole('banner'));

beforeEach(fakeDialogs);

const panel = () => within(screen.getByRole('dialog', { name: 'Menu' }));

test('When it is opened, then it has the header’s links and the page behind does not scroll', async () => {
  const { user } = openSite('/nowhere');

  await user.click(header().getByRole('button', { name: 'Menu' }));

  const names = panel()
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual(['Campus', 'About Us', 'Contact Us', 'Blog', 'Referal', 'Result', 'Letter Pad', 'Sign Up']);
  expect(panel().getByText('Aarohan Institute')).toBeVisible();
  expect(document.querySelector('dialog[aria-label="Menu"] svg')).toBeInTheDocument();
  expect(document.body.style.overflow).toBe('hidden');
});

test('When a link is chosen, then it closes and the page scrolls again', async () => {
  const { user, address } = openSite('/nowhere');
  await user.click(header().getByRole('button', { name: 'Menu' }));

  await user.click(panel().getByRole('link', { name: 'Result' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.body.style.overflow).toBe('');
  expect(address()).toBe('/result');
});

test('When Tab is pressed on the last control, then the first one gets the focus, and back', async () => {
  const { user } = openSite('/nowhere');
  await user.click(header().getByRole('button', { name: 'Menu' }));
  panel().getByRole('link', { name: 'Sign Up' }).focus();

  await user.tab();
  expect(panel().getByRole('button', { name: 'Close menu' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(panel().getByRole('link', { name: 'Sign Up' })).toHaveFocus();
});

test('When Super30 is pressed, then it closes and its page follows', async () => {
  const { user, address } = openSite('/nowhere');
  await user.click(header().getByRole('button', { name: 'Menu' }));

  await user.click(panel().getByRole('button', { name: 'Super30' }));

  expect(address()).toBe('/super30_details');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('When it is opened by the finder’s icon, then a category opens the overlay above it, and × leads back to the categories', async () => {
  finderApi();
  const { user } = openSite('/nowhere');
  await user.click(header().getByRole('button', { name: 'Find courses' }));
  const category = await panel().findByRole('button', { name: 'Electronics' });

  await user.click(category);
  expect(await screen.findByRole('link', { name: 'Verilog HDL' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Electronics' })).not.toBeInTheDocument());
  expect(category).toHaveFocus();
  expect(document.body.style.overflow).toBe('hidden');
});

test('When a course is chosen, then overlay and panel are gone and the page scrolls again', async () => {
  finderApi();
  const { user, address } = openSite('/nowhere');
  await user.click(header().getByRole('button', { name: 'Menu' }));
  await user.click(panel().getByRole('button', { name: /categories/i }));
  await user.click(await panel().findByRole('button', { name: 'Electronics' }));

  await user.click(await screen.findByRole('link', { name: 'Verilog HDL' }));

  expect(address()).toBe('/techademy_course_details/c-1');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.body.style.overflow).toBe('');
});
