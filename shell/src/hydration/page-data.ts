/**
 * Answers of calls, each with the key of its query. Without the times of the server: the browser dates them by its own
 * clock, and the same page is the same text each time it is drawn.
 */
export type Answers = [key: readonly unknown[], answer: unknown][];

/** With what a page was drawn on the web server, so that the browser can draw the same. */
export interface PageData {
  answers: Answers;
  /** answers of the loaders, by route */
  loaderData: Record<string, unknown>;
  /** HTTP status of what loaders refused with, by route */
  errors: Record<string, number>;
}

const pageDataId = 'page-data';

declare global {
  /** answers that came before anybody listened; then whoever listens */
  var lateAnswers: Answers[] | { push: (answers: Answers) => void } | undefined;
}

/** The text of `<script type="application/json" id="page-data">`. */
export const pageDataText = (data: PageData): string => scriptSafe(JSON.stringify(data));

/** Undefined where the web server left the page to the browser. */
export function readPageData(page: Document): PageData | undefined {
  const text = page.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/** The script before a part that came late: its answers, for whoever listens by then or later. */
export const lateAnswersScript = (answers: Answers, nonce: string): string =>
  `<script nonce="${nonce}">(self.lateAnswers=self.lateAnswers||[]).push(${scriptSafe(JSON.stringify(answers))})</script>`;

/** Calls `take` with the answers of parts that came late, those before and those to come. */
export function onLateAnswers(take: (answers: Answers) => void): void {
  const before = globalThis.lateAnswers;
  if (before && 'length' in before) for (const answers of before) take(answers);
  globalThis.lateAnswers = { push: take };
}

/** No text of a page's data can end its script, and the two line ends that JSON allows and scripts once did not are written out. */
const scriptSafe = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
