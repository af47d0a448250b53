import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { usePart } from './use-part.ts';

function Page({ load }: { load: () => Promise<{ title: string }> }) {
  const [open, setOpen] = useState(false);
  const [failures, setFailures] = useState(0);
  const part = usePart(open, load, () => {
    setOpen(false);
    setFailures(failures + 1);
  });
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <p>{part?.title ?? `${failures} failures`}</p>
    </>
  );
}

test('When the code does not come, then that is told each time, and it is fetched again when it is wanted again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.reject(new Error('offline')), () => ({ title: 'Catalogue' })];
  const load = async () => {
    const answer = answers.shift();
    if (!answer) throw new Error('It was fetched once too often.');
    return answer();
  };
  render(<Page load={load} />);
  const user = userEvent.setup();
  expect(answers).toHaveLength(3);

  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('1 failures')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('2 failures')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Catalogue')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('Catalogue')).toBeVisible();
});
