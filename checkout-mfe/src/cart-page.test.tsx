import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Cart, CartChange } from '@aarohan/shared/cart';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aCart, anEmptyCart } from './features/cart/a-cart.ts';
import remote from './remote.tsx';

const address = '/cart/c1';
const problem = (status: number, message: string) =>
  HttpResponse.json({ message, error: message, code: status === 404 ? 'not-found' : 'conflict', requestId: 'r1' }, { status });

/** A cart on the server: answers what it holds, and keeps what it is told. */
function serve(cart: Cart) {
  const kept = { cart, reads: 0, changes: [] as CartChange[], answering: Promise.resolve() };
  server.use(
    http.get('/api/getCartTech/c1', async () => {
      kept.reads += 1;
      const { cart: asked } = kept;
      await kept.answering;
      return HttpResponse.json(asked);
    }),
    http.put<never, Required<CartChange>>('/api/updateCartTech/c1', async ({ request }) => {
      const change = await request.json();
      kept.changes.push(change);
      await kept.answering;
      kept.cart = priced(kept.cart, change);
      return HttpResponse.json(kept.cart);
    }),
  );
  return kept;
}

function priced(cart: Cart, change: Required<CartChange>): Cart {
  const products = cart.products.map((line) => {
    const quantity = change.products.find(({ productId }) => productId === line.productId)?.quantity ?? line.quantity;
    return { ...line, quantity, subtotal: line.productPrice * quantity };
  });
  const totalAmount = [...products, ...cart.courses].reduce((sum, { subtotal }) => sum + subtotal, 0);
  return { ...cart, products, totalAmount, taxAmount: totalAmount - totalAmount / 1.18 };
}

const quantity = () => screen.findByRole('spinbutton', { name: 'Quantity of Generative AI' });
const increase = () => screen.getByRole('button', { name: 'Increase quantity of Generative AI' });
const decrease = () => screen.getByRole('button', { name: 'Decrease quantity of Generative AI' });
const amounts = () =>
  within(screen.getByRole('region', { name: 'Summary' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('loading a cart', () => {
  test('When the answer is on its way, then the page says so and already has its heading and steps', async () => {
    const gate = aGate();
    serve(aCart()).answering = gate.opened;
    renderPage(remote, address);

    expect(await screen.findByText('Loading your cart…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeInTheDocument();
    const steps = within(screen.getByRole('navigation', { name: 'Checkout steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
    gate.open();
    expect(await quantity()).toHaveValue(2);
  });

  test('When the cart is there, then lines and the server’s amounts with their GST split are shown', async () => {
    serve(aCart());
    renderPage(remote, address);
    await quantity();

    const rows = within(screen.getByRole('list', { name: 'In your cart' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['Generative AI₹5,900 each₹11,800', 'Python Basics₹590 each₹590']);
    expect(amounts()).toEqual(['₹10,500', '₹1,890', '₹12,390']);
    expect(document.title).toBe('Your cart · Aarohan Institute');
  });

  test('When the cart is empty, then the page says what to do', async () => {
    serve(anEmptyCart());
    renderPage(remote, address);

    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  });

  test('When the cart holds a postgraduate course alone, then it is shown', async () => {
    const pgCourse = { pgCourseId: 'mba-ib', pgCourseName: 'MBA in International Business', pgCourseImage: '/media/mba.webp' };
    serve({ ...anEmptyCart(), pg_course: pgCourse });
    renderPage(remote, address);

    expect(await screen.findByRole('list', { name: 'In your cart' })).toHaveTextContent('MBA in International BusinessPostgraduate course');
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  });

  test('When the cart is unknown, then the server’s sentence is shown with a way back', async () => {
    server.use(http.get('/api/getCartTech/c1', () => problem(404, 'There is no such cart.')));
    const { user } = renderPage(remote, address);

    expect(await screen.findByRole('alert')).toHaveTextContent('Error: There is no such cart.');
    await user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
    expect(await screen.findByText('Left for /')).toBeInTheDocument();
  });

  test('When the server does not answer in words, then Retry loads the cart without a reload', async () => {
    server.use(http.get('/api/getCartTech/c1', () => new HttpResponse('<h1>oops</h1>', { status: 500 })));
    const { user } = renderPage(remote, address);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Something went wrong.');

    serve(aCart());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await quantity()).toHaveValue(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('changing a quantity', () => {
  let kept: ReturnType<typeof serve>;
  beforeEach(() => {
    kept = serve(aCart());
  });

  test('When a quantity is increased, then totals follow at once and the server keeps it', async () => {
    const { user } = renderPage(remote, address);
    await quantity();
    await user.click(increase());

    expect(await quantity()).toHaveValue(3);
    expect(amounts()).toEqual(['₹15,500', '₹2,790', '₹18,290']);
    expect(await screen.findByText('Cart updated successfully!')).toBeInTheDocument();
    expect(kept.changes).toEqual([{ products: [{ productId: 'p1', quantity: 3 }], courses: [] }]);
  });

  test('When the server’s total differs from the estimate, then the server’s is shown', async () => {
    server.use(http.put('/api/updateCartTech/c1', () => HttpResponse.json(aCart({ products: [], totalAmount: 11_800, taxAmount: 1_800 }))));
    const { user } = renderPage(remote, address);
    await quantity();
    await user.click(increase());

    await waitFor(() => expect(amounts()).toEqual(['₹10,000', '₹1,800', '₹11,800']));
  });

  test('When it is clicked fast, then nothing is lost, the last value wins and one toast tells it', async () => {
    const { user } = renderPage(remote, address);
    await quantity();
    const gate = aGate();
    kept.answering = gate.opened;
    for (let click = 0; click < 5; click += 1) await user.click(increase());
    expect(await quantity()).toHaveValue(7);
    gate.open();

    expect(await screen.findByText('Cart updated successfully!')).toBeInTheDocument();
    expect(kept.changes.map(({ products }) => products?.[0]?.quantity)).toEqual([3, 7]);
    expect(await quantity()).toHaveValue(7);
  });

  test('When a number is typed, then it is saved; what is no quantity is not, and is put back on leaving', async () => {
    const { user } = renderPage(remote, address);
    const field = await quantity();
    await user.clear(field);
    await user.type(field, '12');
    await waitFor(() => expect(kept.cart.products[0]?.quantity).toBe(12));
    const saved = kept.changes.length;

    await user.clear(field);
    await user.type(field, '0');
    await user.tab();
    expect(field).toHaveValue(12);
    expect(kept.changes).toHaveLength(saved);
  });

  test('When the quantity is one, then it cannot be decreased', async () => {
    const { user } = renderPage(remote, address);
    await quantity();
    await user.click(decrease());
    expect(await quantity()).toHaveValue(1);
    await screen.findByText('Cart updated successfully!');

    expect(decrease()).toHaveAttribute('aria-disabled', 'true');
    await user.click(decrease());
    expect(await quantity()).toHaveValue(1);
    expect(kept.changes.map(({ products }) => products?.[0]?.quantity)).toEqual([1]);
  });

  test.each([
    ['its own sentence', () => problem(409, 'This cart was already ordered.'), 'This cart was already ordered.'],
    ['nothing readable', () => new HttpResponse('oops', { status: 500 }), 'Failed to update cart'],
  ])('When saving fails with %s, then the toast says so and the old value comes back', async (_, answer, sentence) => {
    server.use(http.put('/api/updateCartTech/c1', answer));
    const { user } = renderPage(remote, address);
    await quantity();
    await user.click(increase());

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await quantity()).toHaveValue(2);
    expect(amounts()).toEqual(['₹10,500', '₹1,890', '₹12,390']);
  });

  test('When an answer from before the change arrives after it, then the change stays', async () => {
    const { user, queryClient } = renderPage(remote, address);
    await quantity();
    const gate = aGate();
    kept.answering = gate.opened;
    const older = queryClient.invalidateQueries();
    await waitFor(() => expect(kept.reads).toBe(2));
    kept.answering = Promise.resolve();
    await user.click(increase());
    expect(await screen.findByText('Cart updated successfully!')).toBeInTheDocument();
    gate.open();
    await older;

    expect(await quantity()).toHaveValue(3);
  });

  test('When looking again fails, then the cart that is there stays', async () => {
    const { queryClient } = renderPage(remote, address);
    await quantity();
    server.use(http.get('/api/getCartTech/c1', () => problem(404, 'There is no such cart.')));
    await queryClient.invalidateQueries();

    expect(await quantity()).toHaveValue(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('When another tab changed the cart, then coming back into view shows it', async () => {
    renderPage(remote, address);
    await quantity();
    kept.cart = priced(kept.cart, { products: [{ productId: 'p1', quantity: 9 }], courses: [] });
    window.dispatchEvent(new Event('visibilitychange'));

    await waitFor(async () => expect(await quantity()).toHaveValue(9));
  });
});
