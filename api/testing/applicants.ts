import { aPdf, aPng, type FilePart } from './forms.ts';

let number = 0;

/** The text parts of a student's enrolment form, each time of another person; say only what matters. */
export const aStudent = (changes: Record<string, string> = {}) => ({
  productId: '66a1f4d8b94d7e0a51c85759',
  fullname: 'Asha Rao',
  email: `asha${(number += 1)}@example.com`,
  phno: '098765 43210',
  state: 'Delhi',
  universityCollegeName: 'Jadavpur University',
  candidateType: 'student',
  specialization: 'No',
  batchNumber: '',
  '10thPercentage': '91',
  '12thPercentage': '88.4',
  ...changes,
});

/** The papers that a student must hand in. */
export const studentPapers = (): FilePart[] => [
  ['10thMarksheet', 'tenth.pdf', aPdf()],
  ['12thMarksheet', 'twelfth.png', aPng()],
  ['paymentScreenshot', 'paid.png', aPng()],
];
