import type { RegisteredUser } from '@aarohan/shared/enrolments';
import type { Parts } from '../parts.ts';
import { listEnrolments } from './enrolment-store.ts';

/** Everybody who applied for a program, newest first. */
export async function listRegisteredUsers({ db }: Pick<Parts, 'db'>): Promise<{ users: RegisteredUser[] }> {
  const rows = await listEnrolments(db);
  return { users: rows.map(({ id, createdAt, ...row }) => ({ ...row, _id: id, createdAt: createdAt.toISOString() })) };
}
