import { blogIdMissing } from '@aarohan/shared/campus-registrations';
import { asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { ApiProblem } from '../errors.ts';
import { jobBlogs } from './campus-tables.ts';

export type JobBlogRow = typeof jobBlogs.$inferSelect;

/** Newest first. */
export const listJobBlogs = (tx: Tx) => tx.select().from(jobBlogs).orderBy(desc(jobBlogs.createdAt), asc(jobBlogs.id));

/** What stands behind `campus_` in the addresses of the drives. */
export async function listDriveNames(tx: Tx): Promise<string[]> {
  const rows = await tx.selectDistinct({ product: jobBlogs.product }).from(jobBlogs).orderBy(asc(jobBlogs.product));
  return rows.map(({ product }) => product);
}

/** @throws not-found, in the words of the specification (spec 2 §5) */
export async function requireJobBlog(tx: Tx, id: string): Promise<JobBlogRow> {
  const [row] = await tx.select().from(jobBlogs).where(eq(jobBlogs.id, id));
  if (!row) throw new ApiProblem('not-found', { sentence: blogIdMissing, fields: { blogId: blogIdMissing } });
  return row;
}
