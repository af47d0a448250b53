import { jobBlogs } from '../campus/campus-tables.ts';
import type { Tx } from '../db/db.ts';
import { jobs } from './campus-seed.ts';
import { stableId } from './stable-id.ts';

export async function plantCampus(tx: Tx): Promise<void> {
  await tx.insert(jobBlogs).values(
    jobs.map(({ title, description, glyph, hashtags, on, opening }) => ({
      id: stableId(`job ${title}`),
      product: 'drive',
      title,
      description,
      cover: `job/${glyph}`,
      hashtags,
      organisation: opening?.organisation,
      city: opening?.city,
      state: opening?.state,
      employmentType: opening?.employmentType,
      closesOn: opening?.validThrough,
      createdAt: new Date(`${on}T04:30:00Z`),
    })),
  );
}
