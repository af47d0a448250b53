import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { useBlogId } from './use-blog-id.ts';

const Shown = () => <p>{`post ${useBlogId()}`}</p>;

test.each([
  ['the state alone', { pathname: '/form', state: { blogId: 'job-1' } }, 'post job-1'],
  ['the address alone', { pathname: '/form', search: '?blogId=job-2' }, 'post job-2'],
  ['both', { pathname: '/form', search: '?blogId=job-2', state: { blogId: 'job-1' } }, 'post job-2'],
  ['nothing', { pathname: '/form', state: null }, 'post'],
  ['a state of something else', { pathname: '/form', state: { blogId: 7 } }, 'post'],
])('When a post is carried by %s, then the form knows it', (_what, entry, text) => {
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Shown />
    </MemoryRouter>,
  );

  expect(screen.getByText(text)).toBeInTheDocument();
});
