import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { server } from '@aarohan/shared/testing/server.ts';
import { aProblem } from '../testing/a-problem.ts';
import { finderApi } from '../testing/finder-api.ts';
import { openSite } from '../testing/open-site.tsx';

const header = () => within(screen.getByRole('banner'));
const finder = (): HTMLElement => header().getByRole('button', { name: /categories/i });

describe('the category finder', () => {
  test('When the page is opened, then nothing is asked; when the finder is opened twice, then the categories are asked for once', async () => {
    const { asked } = finderApi();
    const { user } = openSite('/nowhere');
    expect(asked).toEqual([]);

    await user.click(finder());
    expect(await header().findByRole('button', { name: 'Electronics' })).toBeVisible();
    await user.click(finder());
    expect(header().queryByRole('button', { name: 'Electronics' })).not.toBeInTheDocument();
    await user.click(finder());

    expect(header().getByRole('button', { name: 'Data and AI' })).toBeVisible();
    expect(asked).toEqual(['categories']);
  });

  test.each(['hover', 'focus'])('When the finder has the %s, then the categories are asked for before it is opened', async (way) => {
    const { asked } = finderApi();
    const { user } = openSite('/nowhere');

    if (way === 'hover') await user.hover(finder());
    else act(() => finder().focus());

    await waitFor(() => expect(asked).toEqual(['categories']));
    expect(finder()).toHaveAttribute('aria-expanded', 'false');
  });

  test('When the categories are on their way, then it says so', async () => {
    const { opened, open } = aGate();
    server.use(
      http.get('/api/getAllSkills', async () => {
        await opened;
        return HttpResponse.json({ skillCategories: ['Design'] });
      }),
    );
    const { user } = openSite('/nowhere');

    await user.click(finder());
    expect(header().getByText('Loading skill categories...')).toBeVisible();
    open();

    expect(await header().findByRole('button', { name: 'Design' })).toBeVisible();
    expect(header().queryByText('Loading skill categories...')).not.toBeInTheDocument();
  });

  test('When the categories cannot be had, then the menu says so, and Retry asks again', async () => {
    server.use(http.get('/api/getAllSkills', () => aProblem(500, 'internal')));
    const { user } = openSite('/nowhere');
    await user.click(finder());
    expect(await header().findByText('Categories are not available right now.')).toBeVisible();

    finderApi();
    await user.click(header().getByRole('button', { name: 'Retry' }));

    expect(await header().findByRole('button', { name: 'Electronics' })).toBeVisible();
    expect(finder()).toHaveAttribute('aria-expanded', 'true');
  });

  test('When the finder or More is opened, then the other one closes', async () => {
    finderApi();
    const { user } = openSite('/nowhere');
    const more = header().getByRole('button', { name: 'More' });

    await user.click(more);
    await user.click(finder());
    expect([finder(), more].map((menu) => menu.ariaExpanded)).toEqual(['true', 'false']);
    await user.click(more);
    expect([finder(), more].map((menu) => menu.ariaExpanded)).toEqual(['false', 'true']);
  });
});
