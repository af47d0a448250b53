import type { JobBlog } from '@aarohan/shared/campus';
import { dayInIndia } from '@aarohan/shared/dates';
import type { Parts } from '../parts.ts';
import { openingOf } from './campus-rules.ts';
import { listJobBlogs } from './job-blog-store.ts';

/** The posts of the campus drives, newest first. */
export async function listJobPosts({ db, pictures, clock }: Pick<Parts, 'db' | 'pictures' | 'clock'>): Promise<JobBlog[]> {
  const today = dayInIndia(clock.now());
  const posts = await listJobBlogs(db);
  return posts.map((post) => {
    const cover = pictures.find(post.cover);
    return {
      _id: post.id,
      product: post.product,
      title: post.title,
      description: post.description,
      images: [cover.src],
      cover,
      hashtag: post.hashtags,
      postedOn: dayInIndia(post.createdAt),
      opening: openingOf(post, today),
    };
  });
}
