import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Accordion, AppTheme, Cover, Money, PageHead, Rating, StateMessage } from './ui.ts';

const show = (children: React.ReactNode) => render(<AppTheme>{children}</AppTheme>);

test('When something failed, then it is announced and can be tried again', async () => {
  let tries = 0;
  show(
    <StateMessage tone="error" title="Failed to load courses" onRetry={() => (tries += 1)}>
      Please try again.
    </StateMessage>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load coursesPlease try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(tries).toBe(1);
});

test('When something is empty, then that is no alert', () => {
  show(<StateMessage tone="empty" title="No posts yet" />);
  expect(screen.getByText('No posts yet')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('When a picture exists in several widths, then the browser gets all of them and its place is kept', () => {
  const sizes = [480, 960].map((width) => ({ width, avif: `/a${width}.avif`, webp: `/a${width}.webp` }));
  const { container } = show(
    <Cover picture={{ src: '/a.webp', avif: '/a.avif', webp: '/a.webp', width: 960, height: 540, alt: 'Steps', sizes }} sizes="50vw" />,
  );

  expect([...container.querySelectorAll('source')].map(({ srcset }) => srcset)).toEqual([
    '/a480.avif 480w, /a960.avif 960w',
    '/a480.webp 480w, /a960.webp 960w',
  ]);
  const image = screen.getByRole('img', { name: 'Steps' });
  expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual(['960', '540', 'lazy']);
});

test('When one item of an accordion is opened, then the other closes', async () => {
  show(
    <Accordion
      initial={0}
      items={[
        { title: 'One', content: 'first' },
        { title: 'Two', content: 'second' },
      ]}
    />,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect(screen.getByRole('button', { name: 'One' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('region', { name: 'Two' })).toHaveTextContent('second');
  expect(screen.getByText('first')).not.toBeVisible();
});

test('When a page has a head, then the document carries its title and the first 150 characters about it', () => {
  show(<PageHead title="Result" description={'x'.repeat(200)} />);
  expect(document.title).toBe('Result · Aarohan Institute');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'x'.repeat(150));
});

test('When an amount and a rating are shown, then they read as Indians write and say them', () => {
  const { container } = show(
    <>
      <Money rupees={100000} /> <Money rupees={9137.29} /> <Rating value={5} />
    </>,
  );
  expect(container).toHaveTextContent('₹1,00,000 ₹9,137.29 Rated 5.0 of 5');
});
