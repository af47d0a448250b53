import { asc, desc } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { jobBlogs } from './campus-tables.ts';

/** Newest first. */
export const listJobBlogs = (tx: Tx) => tx.select().from(jobBlogs).orderBy(desc(jobBlogs.createdAt), asc(jobBlogs.id));
