import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { createQueryClient } from '@aarohan/shared/query';
import { aProgram } from './features/catalogue/a-program.ts';
import { programQuery } from './features/catalogue/program-query.ts';
import remote from './remote.tsx';
import { brochurePath, fillIn, takeBrochureRequests } from './testing/brochure-requests.ts';

const details = '/api/getProductDetails/p1';
const problem = (status: number) => HttpResponse.json({ message: 'no', error: 'no', code: 'internal', requestId: 'r1' }, { status });
const serve = () => server.use(http.get(details, () => HttpResponse.json({ productDetails: aProgram() })));

describe('the brochure’s page', () => {
  test('When it is opened, then it names the program, leads back to it and has a title of its own', async () => {
    serve();
    renderPage(remote, '/popUpForm/p1');

    expect(await screen.findByRole('heading', { level: 1, name: 'Download the brochure' })).toBeVisible();
    expect(screen.getByText('Data Science')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the program' })).toHaveAttribute('href', '/course_details/p1');
    expect(document.title).toBe('Download the brochure · Aarohan Institute');
  });

  test('When the form is sent, then the answer and the file stay on the page', async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    serve();
    const bodies = takeBrochureRequests();
    const { user } = renderPage(remote, '/popUpForm/p1');
    await screen.findByText('Data Science');
    await fillIn(user);

    await user.click(screen.getByRole('button', { name: 'Download Brochure' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you. The brochure is on its way.');
    expect(screen.getByRole('link', { name: 'Data Science brochure (PDF)' })).toHaveAttribute('href', brochurePath);
    expect(bodies).toHaveLength(1);
  });

  test('When the program’s name does not come, then the form works without it', async () => {
    server.use(http.get(details, () => problem(500)));
    renderPage(remote, '/popUpForm/p1');

    expect(await screen.findByText('Course Program')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Brochure request' })).toBeVisible();
  });

  test('When the cached program is dropped while the page is shown, then it says that it is loading', async () => {
    serve();
    const { queryClient } = renderPage(remote, '/popUpForm/p1');
    await screen.findByText('Data Science');
    const gate = aGate();
    server.use(
      http.get(details, async () => {
        await gate.opened;
        return HttpResponse.json({ productDetails: aProgram() });
      }),
    );

    void queryClient.resetQueries(programQuery('p1'));
    expect(await screen.findByText('Loading the program…')).toBeInTheDocument();
    gate.open();
    expect(await screen.findByText('Data Science')).toBeVisible();
  });

  test('When the program is unknown, then the router gets a 404 answer', async () => {
    server.use(http.get(details, () => problem(404)));
    const route = remote.routes({ queryClient: createQueryClient() }).find(({ path }) => path === '/popUpForm/:productId');
    const page = await route?.lazy();

    const args = { params: { productId: 'p1' }, request: new Request('http://localhost/popUpForm/p1') };
    const opening = (page?.loader as (args: unknown) => Promise<unknown>)(args);
    await expect(opening).rejects.toMatchObject({ status: 404 });
  });
});
