import { describe, expect, jest, test } from '@jest/globals';
import { type Answers, lateAnswersScript, onLateAnswers, pageDataText, readPageData } from './page-data.ts';

const answer = (data: unknown): Answers => [[['/api/me'], data]];

describe('the data that a page was drawn with', () => {
  test('When it holds text that would end its script, then it cannot, and reads back as it was', () => {
    const data = { answers: answer('</script><script>\u2028'), loaderData: { page: null }, errors: {} };

    const text = pageDataText(data);
    document.body.innerHTML = `<script type="application/json" id="page-data">${text}</script>`;

    expect(text).not.toMatch(/<|\u2028/);
    expect(readPageData(document)).toEqual(data);
  });

  test('When the page carries none, then the browser is told to draw it', () => {
    document.body.innerHTML = '<div id="root"></div>';

    expect(readPageData(document)).toBeUndefined();
  });
});

describe('answers of parts that come late', () => {
  test('When some came before anybody listened and some after, then all are taken in order', () => {
    // What the browser does with the script; the words before its argument are the same each time.
    const run = (script: string): void => {
      const [, answers = ''] =
        /^<script nonce="n1">\(self\.lateAnswers=self\.lateAnswers\|\|\[\]\)\.push\((.*)\)<\/script>$/.exec(script) ?? [];
      (globalThis.lateAnswers ??= []).push(JSON.parse(answers) as Answers);
    };
    const take = jest.fn();

    run(lateAnswersScript(answer('first'), 'n1'));
    onLateAnswers(take);
    run(lateAnswersScript(answer('</script>'), 'n1'));

    expect(take.mock.calls).toEqual([[answer('first')], [answer('</script>')]]);
  });
});
