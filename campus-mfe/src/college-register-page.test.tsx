import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import { server } from '@aarohan/shared/testing/server.ts';
import { aJobPost } from './features/job-posts/a-job-post.ts';
import remote from './remote.tsx';

const button = () => screen.getByRole('button', { name: 'Register' });

async function openForm(at = '/campus_college_register?blogId=job-1') {
  server.use(http.get('/api/getJobBlog', () => HttpResponse.json([aJobPost()])));
  const page = renderPage(remote, at);
  await screen.findByRole('heading', { level: 1, name: 'Register your college' });
  return page;
}

async function fillIn(user: UserEvent, students = '120') {
  await user.type(screen.getByLabelText('College Name'), 'Jadavpur University');
  await user.type(screen.getByLabelText('Area of Study'), 'Electronics');
  await user.type(screen.getByLabelText('Number of Students'), students);
  await user.type(screen.getByLabelText('Contact Person Name'), 'Mitra Sen');
  await user.type(screen.getByLabelText('Contact Person Email'), 'mitra@example.com');
  await user.type(screen.getByLabelText('Contact Person Phone Number'), '9876543210');
}

function takeColleges(answer: () => Response = () => HttpResponse.json({ success: true, message: 'Your college is registered.' })) {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/addCollegeRegistration', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

describe('sending', () => {
  test.each([
    ['from a post', '/campus_college_register?blogId=job-1', 'job-1'],
    ['for the whole drive', '/campus_college_register', ''],
  ])('When it is filled in %s and pressed twice, then it goes out once, and the home page follows', async (_what, at, blogId) => {
    const sent = takeColleges();
    const { user } = await openForm(at);
    await fillIn(user);

    await user.dblClick(button());

    expect(await screen.findByRole('status')).toHaveTextContent('Your college is registered.');
    expect(sent).toEqual([
      {
        blogId,
        collegeName: 'Jadavpur University',
        areaOfStudy: 'Electronics',
        noOfStudents: 120,
        contactPersonName: 'Mitra Sen',
        contactPersonEmail: 'mitra@example.com',
        contactPersonPhno: '9876543210',
      },
    ]);
    expect(await screen.findByText('Left for /')).toBeVisible();
  });

  test('When fields are empty, then each is asked for and nothing is sent', async () => {
    const sent = takeColleges();
    const { user } = await openForm();

    await user.click(button());

    const summary = await screen.findByRole('alert');
    for (const sentence of [
      'Enter the name of your college.',
      'Enter the area of study.',
      'Enter the number of students, a whole number above 0.',
      'Enter the name of a contact person.',
      'Enter an e-mail address like name@example.com.',
      'Enter a phone number like 98765 43210.',
    ]) {
      expect(summary).toHaveTextContent(sentence);
    }
    expect(sent).toEqual([]);
  });

  test.each(['0', '-5', '2.5', 'many'])('When the number of students is %s, then a whole number is asked for', async (students) => {
    const sent = takeColleges();
    const { user } = await openForm();
    await fillIn(user, students);

    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Enter the number of students, a whole number above 0\.$/);
    expect(sent).toEqual([]);
  });
});

describe('a failure', () => {
  const failure = 'Failed to register college. Try again.';
  const problem = (status: number, message: string, fields?: object) =>
    HttpResponse.json({ message, error: message, code: 'bad-input', requestId: 'r', fields }, { status });

  test.each<[string, () => Response, string]>([
    ['the server broke', () => problem(500, 'Broken.'), failure],
    ['there were too many', () => problem(429, 'Too many tries.'), failure],
    ['nobody answers', () => HttpResponse.error(), failure],
    ['the answer is no success', () => HttpResponse.json({ success: false, message: 'No.' }), failure],
    ['the college is registered already', () => problem(409, 'It is already registered.'), 'It is already registered.'],
  ])('When it fails because %s, then it says so, what was typed stays, and it can be sent again', async (_what, answer, sentence) => {
    takeColleges(answer);
    const { user } = await openForm();
    await fillIn(user);

    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('College Name')).toHaveValue('Jadavpur University');
    takeColleges();
    await user.click(button());
    expect(await screen.findByText('Your college is registered.')).toBeVisible();
  });

  test('When the server refuses a field, then the reason stands beside it', async () => {
    takeColleges(() => problem(400, 'no', { contactPersonPhno: 'That is no number.' }));
    const { user } = await openForm();
    await fillIn(user);

    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent(failure);
    expect(screen.getByLabelText('Contact Person Phone Number')).toHaveAccessibleDescription(/That is no number\./);
  });
});
