import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createQueryClient, QueryClientProvider } from '@aarohan/shared/query';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { server } from '@aarohan/shared/testing/server.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { cataloguePage, serveCatalogue } from './a-catalogue.ts';
import { CatalogueDrawer } from './catalogue-drawer.tsx';

const opener = () => screen.findByRole('button', { name: 'All Courses' });
const catalogue = () => screen.findByRole('dialog', { name: 'Course catalogue' });
const noCatalogue = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const course = (name: string) => screen.findByRole('heading', { level: 3, name });
const button = (name: string) => screen.getByRole('button', { name });
/** The list is for wide screens, and jsdom has none. */
const category = (name: string) => screen.findByRole('button', { name, hidden: true });

describe('the way into the catalogue', () => {
  test('When All Courses and Browse All Courses are pressed, then the first category’s courses are there', async () => {
    serveCatalogue();
    const { user, address } = renderPage(cataloguePage, '/');

    await user.click(await opener());
    const drawer = await screen.findByRole('dialog', { name: 'All Courses' });
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    expect(getComputedStyle(drawer).left).toMatch(/^0(px)?$/);
    expect(await within(drawer).findByRole('button', { name: 'Cloud' })).toBeVisible();
    await user.click(button('Browse All Courses'));
    expect(await catalogue()).toContainElement(document.activeElement as HTMLElement);
    expect(await course('tools Course 1')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('30 courses available');
    expect(screen.getByText('Page 1 of results')).toBeVisible();
    expect(address()).toBe('/?browse=all');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });

  test('When the drawer’s categories are on their way, then it says so', async () => {
    serveCatalogue();
    const gate = aGate();
    server.use(
      http.get('/api/getCategory', async () => {
        await gate.opened;
        return HttpResponse.json({ categories: [{ id: 'tools', name: 'Tools' }] });
      }),
    );
    const { user } = renderPage(cataloguePage, '/');

    await user.click(await opener());
    const drawer = within(await screen.findByRole('dialog', { name: 'All Courses' }));
    expect(drawer.getByRole('status')).toHaveTextContent('Loading categories…');
    gate.open();
    expect(await drawer.findByRole('button', { name: 'Tools' })).toBeVisible();
    expect(drawer.queryByText('Loading categories…')).not.toBeInTheDocument();
  });

  test('When a category is chosen in the drawer, then the catalogue opens at it', async () => {
    serveCatalogue();
    const { user, address } = renderPage(cataloguePage, '/?courses=4');

    await user.click(await opener());
    await user.click(await screen.findByRole('button', { name: 'Cloud' }));
    expect(await course('cloud Course 1')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 course available');
    expect(address()).toBe('/?courses=4&browse=cloud');
  });

  test.each([
    ['×', (user: UserEvent) => user.click(button('Close'))],
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ])('When it is closed by %s after some steps, then the page is as before, without a trail, and has the focus', async (_, close) => {
    serveCatalogue();
    const { user, address, goBack } = renderPage(cataloguePage, '/');
    await user.click(await opener());
    await user.click(await screen.findByRole('button', { name: 'Browse All Courses' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Cloud');
    await course('cloud Course 1');

    await close(user);
    await noCatalogue();
    expect(address()).toBe('/');
    expect(await opener()).toHaveFocus();
    await goBack();
    expect(address()).toBe('/');
  });

  test('When Back is pressed, then the catalogue goes back a step, and closes at its beginning', async () => {
    serveCatalogue();
    const { user, address, goBack } = renderPage(cataloguePage, '/');
    await user.click(await opener());
    await user.click(await screen.findByRole('button', { name: 'Browse All Courses' }));
    await course('tools Course 1');
    await user.click(await category('Cloud'));
    await course('cloud Course 1');

    await goBack();
    expect(await course('tools Course 1')).toBeVisible();
    await goBack();
    await noCatalogue();
    expect(address()).toBe('/');
  });

  test('When its address is opened, then it shows what the address says, and closes into the page', async () => {
    serveCatalogue();
    const { user, address } = renderPage(cataloguePage, '/?browse=tools&page=3&view=list');

    await catalogue();
    expect(await course('tools Course 25')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('tools');
    expect(button('List view')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Page 3 of results')).toBeVisible();
    await user.click(button('Close'));
    await noCatalogue();
    expect(address()).toBe('/');
    expect(await opener()).toHaveFocus();
  });

  test('When its address is drawn on the web server, then only the button is drawn', async () => {
    const handler = createStaticHandler([{ path: '/', Component: CatalogueDrawer }]);
    const context = await handler.query(new Request('http://site.example/?browse=tools'));
    if (context instanceof Response) throw new Error('The page is no answer.');
    const markup = renderToString(
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </QueryClientProvider>,
    );

    expect(markup).toContain('All Courses');
    expect(markup).not.toContain('Course catalogue');
  });
});
