import { z } from 'zod';
import { Picture } from './catalogue.ts';
import { defineCalls } from './call.ts';

export const JobBlog = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  cover: Picture,
  hashtag: z.array(z.string()),
});
export type JobBlog = z.infer<typeof JobBlog>;

export const campusCalls = defineCalls({
  'GET /api/getJobBlog': { summary: 'The job posts of the campus drive, newest first', answer: z.array(JobBlog) },
});
