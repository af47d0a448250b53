import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { keepEarlyTap } from './early-tap.ts';

/** The server's markup of a button in a form, not yet alive; `revive` is the moment in which its code has come. */
function drawn() {
  const [onPress, onSend] = [jest.fn(), jest.fn((event: { preventDefault: () => void }) => event.preventDefault())];
  const page = (
    <form onSubmit={onSend}>
      <input aria-label="Name" />
      <button type="button" onClick={onPress}>
        Add
      </button>
      <button type="submit">Send</button>
    </form>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  // As the head script does.
  root.addEventListener('submit', (event) => event.preventDefault());
  return { root, onPress, onSend, revive: () => render(page, { container: root, hydrate: true }) };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('When a button is pressed before its code is there, then it is pressed again afterwards, once', async () => {
  const { root, onPress, revive } = drawn();
  const pressAgain = keepEarlyTap(root);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await nextTask();
  revive();

  act(pressAgain);

  expect(onPress).toHaveBeenCalledTimes(1);
});

test('When a form is sent by Enter before its code is there, then it is sent afterwards', async () => {
  const { root, onSend, revive } = drawn();
  const pressAgain = keepEarlyTap(root);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}');
  await nextTask();
  revive();

  act(pressAgain);

  expect(onSend).toHaveBeenCalledTimes(1);
});

test('When somebody only steps into a field, then nothing is sent', async () => {
  const { root, onSend, revive } = drawn();
  const pressAgain = keepEarlyTap(root);
  await userEvent.click(screen.getByLabelText('Name'));
  await nextTask();
  revive();

  act(pressAgain);

  expect(onSend).not.toHaveBeenCalled();
});

test('When a button answers already, then it is not pressed again', async () => {
  const { root, onPress, revive } = drawn();
  const pressAgain = keepEarlyTap(root);
  revive();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await nextTask();

  act(pressAgain);

  expect(onPress).toHaveBeenCalledTimes(1);
});

test('When something was pressed before any code was there, then the head script’s note of it counts', () => {
  const { root, onPress, revive } = drawn();
  globalThis.earlyTap = screen.getByRole('button', { name: 'Add' });
  const pressAgain = keepEarlyTap(root);
  revive();

  act(pressAgain);

  expect(onPress).toHaveBeenCalledTimes(1);
  expect(globalThis.earlyTap).toBeUndefined();
});
