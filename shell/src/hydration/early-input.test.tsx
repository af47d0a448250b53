import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { OtpRequest } from '@aarohan/shared/accounts';
import { Field, Form, useWatch, useZodForm } from '@aarohan/shared/forms';
import { keepEarlyInput } from './early-input.ts';
import { reportRecovery, unfinished } from './report-recovery.ts';

function EmailForm() {
  const form = useZodForm(OtpRequest, { email: '' });
  const email = useWatch({ control: form.control, name: 'email' });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <Field name="email" label="Email" />
      <p>{`Code to ${email}`}</p>
    </Form>
  );
}

test('When somebody types before and while the form is taken over, then the form has all of it', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<EmailForm />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'asha');
  const putBack = keepEarlyInput(root);
  await user.type(screen.getByLabelText('Email'), '@example.com');

  render(<EmailForm />, { container: root, hydrate: true });
  expect(screen.getByText('Code to')).toBeVisible();
  act(() => void putBack());

  expect(await screen.findByText('Code to asha@example.com')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
});

test('When a box was ticked and a choice made early, then both are made again', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<input type="checkbox"><select><option>A</option><option>B</option></select><input type="file">';
  const [box, choice] = [root.querySelector('input'), root.querySelector('select')];
  if (!box || !choice) throw new Error('The fields are missing.');
  box.checked = true;
  choice.value = 'B';
  const putBack = keepEarlyInput(root);
  box.checked = false;
  choice.value = 'A';

  expect(putBack()).toBe(2);
  expect([box.checked, choice.value]).toEqual([true, 'B']);
});

test('When React draws something anew, then neither a part that the server could not finish nor a remote that did not come is news', () => {
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  let hasFailed = false;
  const recovered = reportRecovery(() => hasFailed);
  const mismatch = new Error('The text differs.');

  recovered(Object.assign(new Error('Switched to client rendering.'), { digest: unfinished }));
  recovered(mismatch);
  hasFailed = true;
  recovered(new Error('The release before it says something else.'));

  expect(report.mock.calls).toEqual([[mismatch]]);
});
