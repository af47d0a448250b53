import { randomUUID } from 'node:crypto';
import type { EmployerForm } from '@aarohan/shared/campus-registrations';
import { wrongExpiry } from '@aarohan/shared/campus-rules';
import { dayInIndia } from '@aarohan/shared/dates';
import { toPaise } from '@aarohan/shared/money';
import { badInput } from '../errors.ts';
import { limits } from '../limits/limit-rules.ts';
import { countOrRefuse } from '../limits/limit-store.ts';
import { postMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { employerDeskMail } from './campus-mail.ts';
import { positionKeyOf } from './campus-rules.ts';
import { requireJobBlog } from './job-blog-store.ts';
import { insertEmployer, type EmployerRow } from './registration-store.ts';

/**
 * Enters a position of an employer and tells the placement desk by mail. The form asks for no address of the employer.
 *
 * @throws bad-input, not-found, already-registered, too-many-tries
 */
export async function registerEmployer(
  { db, clock, outbox }: Pick<Parts, 'db' | 'clock' | 'outbox'>,
  form: EmployerForm,
  ip: string,
): Promise<{ message: string }> {
  const now = clock.now();
  const expiry = wrongExpiry(form.jobExpiryDate, dayInIndia(now));
  if (expiry !== undefined) throw badInput({ jobExpiryDate: expiry });

  await countOrRefuse(db, limits.employersPerAddress, ip, now);
  const row = rowOf(form, now);
  await db.transaction(async (tx) => {
    const { title } = await requireJobBlog(tx, row.postId);
    await insertEmployer(tx, row);
    await postMail(tx, employerDeskMail(row, title), now);
  });
  outbox.poke();
  return { message: 'Your position is registered. Our placement desk takes it from here.' };
}

function rowOf(
  { blogId, JobTitle, PositionOpenedFor, salaryRange, employeeDetails, experience, ...form }: EmployerForm,
  createdAt: Date,
): EmployerRow {
  return {
    ...form,
    id: randomUUID(),
    postId: blogId,
    jobTitle: JobTitle,
    positionKey: positionKeyOf(form.organisationName, JobTitle),
    positionOpenedFor: PositionOpenedFor,
    salaryMin: toPaise(salaryRange.min),
    salaryMax: toPaise(salaryRange.max),
    employeeSalaryMin: toPaise(employeeDetails.salaryRange.min),
    employeeSalaryMax: toPaise(employeeDetails.salaryRange.max),
    experienceMin: experience.min,
    experienceMax: experience.max,
    createdAt,
  };
}
