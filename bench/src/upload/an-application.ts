import { pgDocuments } from '@aarohan/shared/enrolments';

export const papers = Object.keys(pgDocuments);
/** The most that one may have. */
export const paperBytes = 500_000;

/** A postgraduate application with each of its eleven papers, the largest that are taken; no two are alike. */
export function anApplication(number: number): FormData {
  const form = new FormData();
  form.set('name', `Applicant ${number}`);
  form.set('email', `applicant-${number}@example.com`);
  form.set('mobile', '9876543210');
  for (const paper of papers) form.set(paper, new Blob([bytesOf(`${paper} ${number}`)], { type: 'application/pdf' }), `${paper}.pdf`);
  return form;
}

function bytesOf(mark: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(paperBytes).fill(0x20);
  bytes.set(new TextEncoder().encode(`%PDF-1.7\n% ${mark}\n`));
  return bytes;
}
