import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aProgram } from './features/catalogue/a-program.ts';
import remote from './remote.tsx';

const address = '/course_details/p1';
const pdf = (name: string, bytes = 900) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const registered = { message: 'ok', registrationId: 'REG-2026-0049', registrationDate: '2026-12-01' };

async function openForm(at = address) {
  server.use(http.get('/api/getProductDetails/p1', () => HttpResponse.json({ productDetails: aProgram() })));
  const page = renderPage(remote, at);
  if (at === address) await page.user.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Apply Now' });
  return { ...page, dialog };
}
const submit = () => screen.getByRole('button', { name: 'Submit application' });

async function fillIn(user: UserEvent, { papers = true } = {}) {
  await user.type(screen.getByLabelText('Full Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Phone Number'), '9876543210');
  await user.selectOptions(screen.getByLabelText('State'), 'Delhi');
  await user.type(screen.getByLabelText('University / College Name'), 'Jadavpur University');
  if (!papers) return;
  await user.upload(screen.getByLabelText('10th Marksheet'), pdf('tenth.pdf'));
  await user.upload(screen.getByLabelText('12th Marksheet'), [pdf('twelfth-1.pdf'), pdf('twelfth-2.pdf')]);
  await user.upload(screen.getByLabelText('Payment Screenshot'), pdf('paid.pdf'));
}

/** Answers the form, and tells what came as it was typed. */
function takeForms(answer: () => Response | Promise<Response> = () => HttpResponse.json(registered)) {
  const forms: Record<string, (string | null)[]>[] = [];
  server.use(
    http.post('/api/registerNow', async ({ request }) => {
      const body = await request.text();
      const parts = [...body.matchAll(/name="([^"]+)"(?:; filename="([^"]+)")?/g)];
      forms.push(
        Object.fromEntries(parts.map(([, name = '']) => [name, parts.filter((part) => part[1] === name).map((part) => part[2] ?? null)])),
      );
      return answer();
    }),
  );
  return forms;
}

describe('the form', () => {
  test('When Apply Now is pressed, then the form opens with the batch, for students, and stands in the address', async () => {
    const { dialog, address: where } = await openForm();

    expect(where()).toBe(`${address}?apply=1`);
    expect(within(dialog).getByText('Batch 8')).toBeVisible();
    expect(within(screen.getByRole('radiogroup', { name: 'Candidate Type' })).getByLabelText('Student')).toBeChecked();
    expect(within(screen.getByRole('radiogroup', { name: 'Specialization' })).getByLabelText('Yes')).toBeChecked();
    expect(within(screen.getByLabelText('State')).getAllByRole('option')).toHaveLength(30);
    expect(screen.getByText(/Each file may have up to 500 KB/)).toBeVisible();
    expect(screen.getByText(/The masked copy, please/)).toBeVisible();
  });

  test('When a professional applies, then other papers are asked for and no marks', async () => {
    const { user, dialog } = await openForm();
    const papers = () => [...dialog.querySelectorAll('input[type=file]')].map((input) => input.getAttribute('name'));

    expect(papers()).toEqual([
      '10thMarksheet',
      '12thMarksheet',
      '1stYearMarksheet',
      '2ndYearMarksheet',
      '3rdYearMarksheet',
      '4thYearMarksheet',
      'aadhar',
      'pan',
      'finalResult',
      'paymentScreenshot',
    ]);
    await user.click(screen.getByLabelText('Professional'));
    expect(papers()).toEqual(['aadhar', 'pan', 'finalResult', 'paymentScreenshot', 'otherDocuments']);
    expect(screen.queryByText('10th Percentage')).not.toBeInTheDocument();
  });

  test('When it is opened by its address, then Escape closes it and the program is there', async () => {
    const { user, address: where } = await openForm(`${address}?apply=1`);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(where()).toBe(address);
  });

  test('When the form is closed and opened again, then what was typed is still there', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Full Name'), 'Asha');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getAllByRole('button', { name: 'Apply Now' })[0] as HTMLElement);
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Asha');
  });
});

describe('sending', () => {
  test('When it is filled in and sent, then texts and files go out once, and the number stays when the form has closed', async () => {
    const forms = takeForms();
    const { user, address: where } = await openForm();
    await fillIn(user);

    await user.dblClick(submit());

    expect(await screen.findByText(/Registration successful! Your registration number is REG-2026-0049/)).toBeVisible();
    expect(submit()).toBeDisabled();
    expect(forms).toHaveLength(1);
    expect(forms[0]).toMatchObject({
      productId: [null],
      batchNumber: [null],
      candidateType: [null],
      '10thMarksheet': ['tenth.pdf'],
      '12thMarksheet': ['twelfth-1.pdf', 'twelfth-2.pdf'],
      paymentScreenshot: ['paid.pdf'],
    });
    expect(await screen.findByText(/You applied on 1 Dec 2026. Your registration number is REG-2026-0049/)).toBeVisible();
    expect(where()).toBe(address);
  });

  test('When it is being sent, then the button says so and how far it is', async () => {
    const gate = aGate();
    takeForms(async () => {
      await gate.opened;
      return HttpResponse.json(registered);
    });
    const { user } = await openForm();
    await fillIn(user);

    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    gate.open();
    expect(await screen.findByText(/REG-2026-0049/)).toBeVisible();
  });

  test('When required fields and papers are missing, then each is named and nothing is sent', async () => {
    const forms = takeForms();
    const { user } = await openForm();

    await user.click(submit());

    const summary = await screen.findByRole('alert');
    for (const sentence of [
      'Enter your full name.',
      'Enter an e-mail address like name@example.com.',
      'Enter your phone number.',
      'Choose your state.',
      'Enter your university or college.',
    ]) {
      expect(summary).toHaveTextContent(sentence);
    }
    expect(within(summary).getAllByText('Add at least one file.')).toHaveLength(3);
    expect(forms).toEqual([]);
  });

  test.each([400, 413, 415, 422, 429, 500, 503])(
    'When the answer is %i, then the failure is said, nothing is lost and it can be sent again',
    async (status) => {
      takeForms(() =>
        HttpResponse.json(
          { message: 'no', error: 'no', code: 'bad-input', requestId: 'r', fields: { phno: 'Enter a phone number like 98765 43210.' } },
          { status },
        ),
      );
      const { user } = await openForm();
      await fillIn(user);

      await user.click(submit());

      const failure = await screen.findByText('Registration Failed. Please try again, files should be under 500 KB.');
      expect(failure.closest('[role=alert]')).not.toBeNull();
      expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription(/Enter a phone number like 98765 43210\./);
      expect(screen.getByRole('list', { name: '10th Marksheet: chosen files' })).toHaveTextContent('tenth.pdf');
      takeForms();
      await user.click(submit());
      expect(await screen.findByText(/REG-2026-0049/)).toBeVisible();
    },
  );

  test('When the connection is cut, then the failure is said', async () => {
    takeForms(() => HttpResponse.error());
    const { user } = await openForm();
    await fillIn(user);

    await user.click(submit());
    expect(await screen.findByText('Registration Failed. Please try again, files should be under 500 KB.')).toBeVisible();
  });
});

describe('files', () => {
  test('When a file is too large or of another kind, then it is left out and the reason is said', async () => {
    const { user } = await openForm();
    const field = screen.getByLabelText('10th Marksheet');

    await user.upload(field, pdf('large.pdf', 512_001));
    expect(await screen.findByText('“large.pdf” is larger than 500 KB.')).toBeVisible();
    fireEvent.change(field, { target: { files: [pdf('virus.exe')] } });
    expect(await screen.findByText(/“virus.exe” is not one of/)).toBeVisible();
    expect(screen.queryByRole('list', { name: '10th Marksheet: chosen files' })).not.toBeInTheDocument();
  });

  test('When a chosen file is removed, then it is gone and the field has the focus', async () => {
    const { user } = await openForm();
    const field = screen.getByLabelText('12th Marksheet');
    await user.upload(field, [pdf('one.pdf'), pdf('two.pdf')]);

    await user.click(await screen.findByRole('button', { name: 'Remove one.pdf' }));

    const list = screen.getByRole('list', { name: '12th Marksheet: chosen files' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['two.pdf1 KB']);
    expect(field).toHaveFocus();
  });

  test('When a file is dropped on the field, then it is chosen', async () => {
    await openForm();
    const field = screen.getByLabelText('10th Marksheet');

    fireEvent.drop(field.parentElement as HTMLElement, { dataTransfer: { files: [pdf('dropped.pdf')] } });

    expect(await screen.findByText('dropped.pdf')).toBeVisible();
  });
});
