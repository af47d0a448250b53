import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGate } from '@aarohan/shared/testing/gate.ts';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aJobPost } from './features/job-posts/a-job-post.ts';
import remote from './remote.tsx';

const address = '/campus_candidate_register?blogId=job-1';
const pdf = (name = 'asha.pdf', bytes = 900) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const button = () => screen.getByRole('button', { name: 'Register' });
const choose = (group: string, choice: string) => within(screen.getByRole('radiogroup', { name: group })).getByLabelText(choice);

async function openForm(at = address) {
  server.use(http.get('/api/getJobBlog', () => HttpResponse.json([aJobPost()])));
  const page = renderPage(remote, at);
  await screen.findByRole('heading', { level: 1, name: 'Register as a candidate' });
  return page;
}

async function fillIn(user: UserEvent, { resume = true } = {}) {
  await user.type(screen.getByLabelText('Full Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Phone Number'), '9876543210');
  fireEvent.change(screen.getByLabelText('Date of Birth'), { target: { value: '2004-05-06' } });
  await user.click(choose('Gender', 'Female'));
  await user.type(screen.getByLabelText('State'), 'West Bengal');
  await user.type(screen.getByLabelText('City'), 'Kolkata');
  await user.selectOptions(screen.getByLabelText('Highest Qualification'), 'Graduate');
  await user.type(screen.getByLabelText('Job Role'), 'Analyst');
  await user.click(choose('Currently Working', 'No'));
  if (resume) await user.upload(screen.getByLabelText('Resume'), pdf());
}

/** Answers the form, and keeps the text parts that came, and the names of files. */
function takeForms(answer: () => Response | Promise<Response> = () => HttpResponse.json({ message: 'You are registered.' })) {
  const forms: Record<string, string>[] = [];
  server.use(
    http.post('/api/addCandidateRegister', async ({ request }) => {
      const parts = (await request.text()).matchAll(/name="([^"]+)"(?:; filename="([^"]+)"[^]*?)?\r\n\r\n([^]*?)\r\n--/g);
      forms.push(Object.fromEntries([...parts].map(([, name = '', file, text = '']) => [name, file ?? text])));
      return answer();
    }),
  );
  return forms;
}

describe('the form', () => {
  test('When it is opened from a post, then it has the fields and choices of a candidate, and the post is chosen', async () => {
    await openForm();

    expect(await screen.findByRole('option', { name: 'Graduate Engineer Trainee' })).toBeInTheDocument();
    expect(screen.getByLabelText(/Job Post/)).toHaveDisplayValue('Graduate Engineer Trainee');
    const words = (group: string) =>
      within(screen.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value'));
    expect([words('Gender'), words('Currently Working')]).toEqual([
      ['Male', 'Female', 'Other'],
      ['Yes', 'No'],
    ]);
    expect(
      within(screen.getByLabelText('Highest Qualification'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose…', '10th', '12th', 'Diploma', 'Graduate', 'Post-Graduate', 'PhD']);
    expect(screen.getByLabelText('Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx');
    expect(document.title).toBe('Register as a candidate · Aarohan Institute');
  });

  test('When the posts cannot be loaded, then the form works all the same', async () => {
    const forms = takeForms();
    server.use(http.get('/api/getJobBlog', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderPage(remote, address);
    await screen.findByLabelText('Full Name');

    expect(screen.getByLabelText(/Job Post/)).toHaveDisplayValue('The job post of your link');
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText('You are registered.')).toBeVisible();
    expect(forms).toMatchObject([{ blogId: 'job-1' }]);
  });

  test('When the post of the link is gone, then the field says so', async () => {
    await openForm('/campus_candidate_register?blogId=gone');

    expect(await screen.findByText('The job post of your link is no longer there. Choose another one.')).toBeVisible();
  });
});

describe('sending', () => {
  test('When it is filled in and pressed twice, then it goes out once with the résumé', async () => {
    const forms = takeForms();
    const { user } = await openForm();
    await fillIn(user);

    await user.dblClick(button());

    expect(await screen.findByRole('status')).toHaveTextContent('You are registered.');
    expect(button()).toBeDisabled();
    expect(forms).toEqual([
      {
        blogId: 'job-1',
        name: 'Asha Rao',
        email: 'asha@example.com',
        phno: '9876543210',
        jobRole: 'Analyst',
        state: 'West Bengal',
        city: 'Kolkata',
        gender: 'Female',
        dob: '2004-05-06',
        highestQualification: 'Graduate',
        currentlyWorking: 'No',
        resume: 'asha.pdf',
      },
    ]);
  });

  test('When it is on its way, then the button says so', async () => {
    const gate = aGate();
    takeForms(async () => {
      await gate.opened;
      return HttpResponse.json({ message: 'You are registered.' });
    });
    const { user } = await openForm();
    await fillIn(user);

    await user.click(button());
    expect(await screen.findByRole('button', { name: 'Registering…' })).toBeDisabled();
    gate.open();
    expect(await screen.findByText('You are registered.')).toBeVisible();
  });

  test('When fields are empty, then each is asked for and nothing is sent', async () => {
    const forms = takeForms();
    const { user } = await openForm();

    await user.click(button());

    const summary = await screen.findByRole('alert');
    for (const sentence of [
      'Enter your full name.',
      'Enter an e-mail address like name@example.com.',
      'Enter a phone number like 98765 43210.',
      'Enter your date of birth.',
      'Choose your gender.',
      'Enter your state.',
      'Enter your city.',
      'Choose your highest qualification.',
      'Enter the job role you look for.',
      'Choose whether you are working currently.',
      'Please upload your resume.',
    ]) {
      expect(summary).toHaveTextContent(sentence);
    }
    expect(forms).toEqual([]);
  });

  test.each([
    ['2020-01-01', 'Candidates are at least 14 years old.'],
    ['2999-01-01', 'Enter a date of birth in the past.'],
    ['1900-01-01', 'Check the year of your birth.'],
  ])('When the date of birth is %s, then it says: %s', async (value, sentence) => {
    const forms = takeForms();
    const { user } = await openForm();
    await fillIn(user);
    fireEvent.change(screen.getByLabelText('Date of Birth'), { target: { value } });

    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(forms).toEqual([]);
  });

  test('When only the résumé is missing, then it is asked for', async () => {
    const { user } = await openForm();
    await fillIn(user, { resume: false });

    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Please upload your resume\.$/);
  });

  test.each([
    ['a picture', pdf('me.png'), /“me.png” is not one of .pdf, .doc, .docx./],
    ['too large', pdf('large.pdf', 512_001), /“large.pdf” is larger than 500 KB./],
  ])('When the résumé is %s, then it is left out and the reason is said', async (_what, file, reason) => {
    await openForm();

    fireEvent.change(screen.getByLabelText('Resume'), { target: { files: [file] } });

    expect(await screen.findByText(reason)).toBeVisible();
  });
});

describe('a failure', () => {
  const problem = (status: number, message: string, fields?: object) =>
    HttpResponse.json({ message, error: message, code: 'bad-input', requestId: 'r', fields }, { status });

  test.each<[string, () => Response, string]>([
    ['the person is registered already', () => problem(409, 'You are already registered.'), 'You are already registered.'],
    ['the server broke', () => problem(500, 'Something went wrong on our side.'), 'Something went wrong on our side.'],
    ['nobody answers', () => HttpResponse.error(), 'Error occurred'],
    ['something else answers', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), 'Error occurred'],
  ])('When it fails because %s, then it says so, what was filled in stays, and it can be sent again', async (_what, answer, sentence) => {
    takeForms(answer);
    const { user } = await openForm();
    await fillIn(user);

    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Rao');
    takeForms();
    await user.click(button());
    expect(await screen.findByText('You are registered.')).toBeVisible();
  });

  test('When the server refuses a field, then the reason stands beside it', async () => {
    takeForms(() => problem(400, 'no', { phno: 'That is no number.' }));
    const { user } = await openForm();
    await fillIn(user);

    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent('That is no number.');
    expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription(/That is no number\./);
  });
});

describe('a registration that succeeds', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  test('When two seconds have passed, then the home page follows', async () => {
    takeForms();
    await openForm();
    const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
    await fillIn(user);

    await user.click(button());

    expect(await screen.findByText('You are registered.')).toBeVisible();
    act(() => jest.advanceTimersByTime(2000));
    expect(await screen.findByText('Left for /')).toBeVisible();
  });
});
