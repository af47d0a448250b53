import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { ApiError } from '@aarohan/shared/http';
import { AppTheme } from '@aarohan/shared/ui';
import { aGate } from '../../testing/gate.ts';
import { CheckboxField, Field, Form, RadioField, SelectField, SubmitButton, TextAreaField, useZodForm } from './forms.ts';

const Enquiry = z.object({
  name: z.string().min(1, 'Enter your full name.'),
  email: z.email('Enter an e-mail address.'),
  years: z.number('Enter a number of years.').min(0),
  state: z.string().min(1, 'Choose your state.'),
  type: z.enum(['student', 'professional'], 'Choose who you are.'),
  message: z.string(),
  agreed: z.boolean(),
});
type Enquiry = z.infer<typeof Enquiry>;

function EnquiryForm({ send }: { send: (values: Enquiry) => Promise<void> | void }) {
  const form = useZodForm(Enquiry, { name: '', email: '', state: '', message: '', agreed: false });
  return (
    <Form form={form} onSubmit={send} label="Enquiry">
      <Field name="name" label="Full Name" autoComplete="name" />
      <Field name="email" label="Email" type="email" help="We answer there." />
      <Field name="years" label="Years of experience" inputMode="decimal" />
      <SelectField name="state" label="State" options={[{ value: 'WB', label: 'West Bengal' }]} />
      <RadioField name="type" label="I am a" options={['student', 'professional'].map((value) => ({ value, label: value }))} />
      <TextAreaField name="message" label="Message" optional />
      <CheckboxField name="agreed" label="Call me" />
      <SubmitButton pendingLabel="Sending…">Send</SubmitButton>
    </Form>
  );
}

function show(send: (values: Enquiry) => Promise<void> | void = () => undefined) {
  render(
    <AppTheme>
      <EnquiryForm send={send} />
    </AppTheme>,
  );
  return userEvent.setup();
}

const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box('Full Name'), 'Asha Sen');
  await user.type(box('Email'), 'asha@example.com');
  await user.type(box('Years of experience'), '2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'West Bengal');
  await user.click(screen.getByRole('radio', { name: 'student' }));
}

describe('what is wrong', () => {
  test('When an empty form is sent, then the summary takes focus and each line leads to its field', async () => {
    const user = show();
    await user.click(send());

    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent('Please check 5 fields.');
    const lines = within(summary).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Enter your full name.',
      'Enter an e-mail address.',
      'Enter a number of years.',
      'Choose your state.',
      'Choose who you are.',
    ]);
    await user.click(within(summary).getByRole('link', { name: 'Enter an e-mail address.' }));
    expect(box('Email')).toHaveFocus();
  });

  test('When a field is wrong, then its help and its error are read with it, and correcting it clears the error', async () => {
    const user = show();
    await user.click(send());

    await waitFor(() => expect(box('Email')).toBeInvalid());
    expect(box('Email')).toHaveAccessibleDescription('We answer there. Enter an e-mail address.');
    expect(box('Message (optional)')).toBeValid();
    await user.type(box('Email'), 'asha@example.com');
    expect(box('Email')).toBeValid();
    expect(box('Email')).toHaveAccessibleDescription('We answer there.');
  });

  test('When the server refuses a field, then the sentence stands beside it and nothing typed is lost', async () => {
    const user = show(() => {
      throw new ApiError('Bad input.', 400, 'bad-input', { email: 'This address cannot get mail.' });
    });
    await fillIn(user);
    await user.click(send());

    await waitFor(() => expect(box('Email')).toHaveAccessibleDescription('We answer there. This address cannot get mail.'));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(box('Full Name')).toHaveValue('Asha Sen');
    expect(send()).toBeEnabled();
  });

  test('When the server fails as a whole, then the summary says so', async () => {
    const user = show(() => {
      throw new ApiError('The server cannot be reached. Please try again.', 0, 'network');
    });
    await fillIn(user);
    await user.click(send());

    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached. Please try again.');
    expect(box('Full Name')).toBeValid();
  });
});

test('When a right form is sent, then its checked values go out once and the button waits', async () => {
  const gate = aGate();
  const sent: Enquiry[] = [];
  const user = show(async (values) => {
    sent.push(values);
    await gate.opened;
  });
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: 'Call me' }));
  await user.click(send());

  expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDisabled();
  gate.open();
  await waitFor(() => expect(send()).toBeEnabled());
  expect(sent).toEqual([
    { name: 'Asha Sen', email: 'asha@example.com', years: 2, state: 'WB', type: 'student', message: '', agreed: true },
  ]);
});
