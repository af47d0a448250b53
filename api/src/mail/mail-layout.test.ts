import { expect, test } from '@jest/globals';
import { codeMail } from '../accounts/code-mail.ts';
import { registrationMail } from '../enrolments/enrolment-mail.ts';
import { resultMail } from '../results/result-mail.ts';
import { mailOf } from './mail-layout.ts';

test.each([
  ['a code', codeMail('123456')],
  [
    'a registration',
    registrationMail({
      fullname: 'Asha Rao',
      email: 'asha@example.com',
      courseName: 'Vibe Coding',
      registrationId: 'REG-2026-0049',
      registrationDate: '2026-12-01',
      batchNumber: 6,
    }),
  ],
  ['a result', resultMail('asha@example.com', 'https://www.aarohan.example/result?token=abc')],
])('When the mail of %s is rendered, then it looks as it did', (_what, { subject, text, html }) => {
  expect(`${subject}\n\n${text}\n${html}`).toMatchSnapshot();
});

test('When a mail holds signs of HTML, then they are shown and not obeyed', () => {
  const { html } = mailOf({
    heading: '<b>',
    paragraphs: ['<script>'],
    highlight: '<i>',
    facts: [['<u>', '<img src=x>']],
    button: { label: '<a>', url: 'https://x.example/?a="><script>' },
    reason: '<em>',
  });

  expect(html).not.toMatch(/<(b|script|i|u|img|em)>|<img |"><script/);
});
