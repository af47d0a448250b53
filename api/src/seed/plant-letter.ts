import { withGst } from '@aarohan/shared/money';
import type { Tx } from '../db/db.ts';
import { letterInstallments, letterPads } from '../letters/letter-tables.ts';
import { people } from './plant-people.ts';
import { programs } from './programs.ts';
import { stableId } from './stable-id.ts';

const registrationNumber = 'REG-2026-0001';
const types = ['First Installment', 'Second Installment', 'Third Installment'];
const dueDates = ['2026-04-15', '2026-05-15', '2026-06-15'];

/** The admission letter of REG-2026-0001: its fee in three installments, the last of which takes the remainder. */
export async function plantLetter(tx: Tx): Promise<void> {
  const person = people().find((one) => one.registrationId === registrationNumber);
  const program = programs.find(({ id }) => id === person?.courseId);
  if (!person || !program) throw new Error(`the seed has no ${registrationNumber} with a program`);
  const id = stableId(`letter ${registrationNumber}`);
  const totalAmount = withGst(program.fees[person.candidateType] * 100).gross;
  const at = new Date('2026-03-30T06:00:00Z');
  await tx.insert(letterPads).values({
    id,
    registrationNumber,
    studentName: person.fullname,
    email: person.email,
    phone: person.phone,
    address: person.address,
    candidateType: person.candidateType,
    date: '2026-03-30',
    subject: `Admission to ${program.name}`,
    courseId: program.id,
    courseName: program.name,
    courseDuration: `${program.weeks} Weeks`,
    acceptanceDate: '2026-04-10',
    totalAmount,
    status: 'Draft',
    createdAt: at,
    updatedAt: at,
  });
  const third = Math.floor(totalAmount / 300) * 100;
  const amounts = [third, third, totalAmount - 2 * third];
  await tx.insert(letterInstallments).values(
    amounts.map((amount, index) => ({
      letterId: id,
      position: index + 1,
      type: types[index] ?? '',
      amount,
      dueDate: dueDates[index] ?? '',
    })),
  );
}
