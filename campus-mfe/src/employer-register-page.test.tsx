import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aJobPost } from './features/job-posts/a-job-post.ts';
import remote from './remote.tsx';

const address = '/campus_employe_register?blogId=job-1';
const button = () => screen.getByRole('button', { name: 'Register' });

async function openForm(at = address) {
  server.use(http.get('/api/getJobBlog', () => HttpResponse.json([aJobPost()])));
  const page = renderPage(remote, at);
  await screen.findByRole('heading', { level: 1, name: 'Register as an employer' });
  return page;
}

const typed: Record<string, string> = {
  'Organisation Name': 'Kaveri Labs',
  'Job Title': 'Analyst',
  'Job Type': 'Full-time',
  'Number of Positions': '12',
  Qualification: 'Graduate',
  'Job Description': 'Two dashboards.',
  'Minimum Salary': '300000',
  'Maximum Salary': '420000',
  'Employee Salary Minimum': '350000',
  'Employee Salary Maximum': '500000',
  'Minimum Experience': '0',
  'Maximum Experience': '1.5',
  'Job Location State': 'West Bengal',
  'Job Location City': 'Kolkata',
  'PIN code': '700091',
  'Job Expiry Date': '2999-01-31',
};

const change = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillIn(user: UserEvent, changes: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...typed, ...changes })) change(label, value);
  await user.selectOptions(screen.getByLabelText('Hiring Process'), 'WalkIn');
  await user.selectOptions(screen.getByLabelText('Position Opened For'), 'Other');
  await user.selectOptions(screen.getByLabelText('Other Benefits'), 'ESI/PF');
  await user.click(screen.getByLabelText('Yes'));
}

function takePositions(answer: () => Response = () => HttpResponse.json({ message: 'Your position is registered.' })) {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/addEmployeeRegister', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

describe('the form', () => {
  test('When it is opened, then the choices are those of the specification', async () => {
    await openForm();

    const words = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .slice(1);
    expect(words('Hiring Process')).toEqual(['FacetoFace', 'Writtentest', 'telephonic', 'GroupDiscussion', 'WalkIn']);
    expect(words('Position Opened For')).toEqual(['Male', 'Female', 'Transgender', 'Other']);
    expect(words('Other Benefits')).toEqual(['Housing', 'Subsidised Food', 'ESI', 'PF', 'ESI/PF']);
    expect(document.title).toBe('Register as an employer · Aarohan Institute');
  });
});

describe('sending', () => {
  test('When it is filled in and pressed twice, then it goes out once, numbers as numbers, and the home page follows', async () => {
    const sent = takePositions();
    const { user } = await openForm();
    await fillIn(user);

    await user.dblClick(button());

    expect(await screen.findByRole('status')).toHaveTextContent('Your position is registered.');
    expect(sent).toEqual([
      {
        blogId: 'job-1',
        organisationName: 'Kaveri Labs',
        JobTitle: 'Analyst',
        jobType: 'Full-time',
        qualification: 'Graduate',
        noOfPositions: 12,
        salaryRange: { min: 300_000, max: 420_000 },
        employeeDetails: { salaryRange: { min: 350_000, max: 500_000 } },
        experience: { min: 0, max: 1.5 },
        jobDescription: 'Two dashboards.',
        jobLocationState: 'West Bengal',
        jobLocationCity: 'Kolkata',
        pincode: '700091',
        jobExpiryDate: '2999-01-31',
        hiringProcess: 'WalkIn',
        PositionOpenedFor: 'Other',
        otherBenefits: 'ESI/PF',
        openForPhysicallyChallenged: 'Yes',
      },
    ]);
    expect(await screen.findByText('Left for /')).toBeVisible();
  });

  test.each<[string, Record<string, string>, string]>([
    ['a salary upside down', { 'Maximum Salary': '1' }, 'The maximum salary is less than the minimum.'],
    ['employees’ salaries upside down', { 'Employee Salary Maximum': '1' }, 'The maximum employee salary is less than the minimum.'],
    ['an experience upside down', { 'Minimum Experience': '5' }, 'The maximum experience is less than the minimum.'],
    ['half a position', { 'Number of Positions': '1.5' }, 'Enter the number of positions, a whole number above 0.'],
    ['words as a number', { 'Minimum Salary': 'much' }, 'Enter the minimum salary in rupees.'],
    ['a PIN that begins with 0', { 'PIN code': '070009' }, 'Enter a PIN code of six digits that does not begin with 0.'],
    ['a PIN of five digits', { 'PIN code': '70009' }, 'Enter a PIN code of six digits that does not begin with 0.'],
    ['a day that is over', { 'Job Expiry Date': '2020-01-01' }, 'Enter a day in the future.'],
    ['no day', { 'Job Expiry Date': '' }, 'Enter the last day for applications.'],
  ])('When the form holds %s, then that is said and nothing is sent', async (_what, changes, sentence) => {
    const sent = takePositions();
    const { user } = await openForm();
    await fillIn(user, changes);

    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${sentence}$`));
    expect(sent).toEqual([]);
  });

  test('When fields are empty, then each is asked for', async () => {
    const { user } = await openForm();

    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent('Please check 20 fields.');
  });

  test.each([
    ['no post led here', '/campus_employe_register'],
    ['the post of the link is empty', '/campus_employe_register?blogId='],
  ])('When %s, then the form says where to come from and nothing is sent', async (_what, at) => {
    const sent = takePositions();
    const { user } = await openForm(at);
    await fillIn(user);

    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent('Blog ID not found. Please access the form from the correct job post.');
    expect(sent).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Job Post'), 'Graduate Engineer Trainee');
    await user.click(button());
    expect(await screen.findByText('Your position is registered.')).toBeVisible();
  });
});

describe('a failure', () => {
  const problem = (status: number, message: string, fields?: object) =>
    HttpResponse.json({ message, error: message, code: 'bad-input', requestId: 'r', fields }, { status });

  test.each<[string, () => Response, string]>([
    ['the position is registered already', () => problem(409, 'It is already registered.'), 'It is already registered.'],
    ['nobody answers', () => HttpResponse.error(), 'Something went wrong'],
  ])('When it fails because %s, then it says so and what was filled in stays', async (_what, answer, sentence) => {
    takePositions(answer);
    const { user } = await openForm();
    await fillIn(user);

    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Organisation Name')).toHaveValue('Kaveri Labs');
    expect(button()).toBeEnabled();
  });

  test('When the server refuses a range, then the reason stands beside its field', async () => {
    takePositions(() => problem(400, 'no', { 'salaryRange.max': 'That is too much.' }));
    const { user } = await openForm();
    await fillIn(user);

    await user.click(button());

    expect(await screen.findByLabelText('Maximum Salary')).toHaveAccessibleDescription(/That is too much\./);
  });
});
