import type { JobBlog } from '@aarohan/shared/campus';
import type { Parts } from '../parts.ts';
import { listJobBlogs } from './job-blog-store.ts';

/** The posts of the campus drive, newest first. */
export async function listJobPosts({ db, pictures }: Pick<Parts, 'db' | 'pictures'>): Promise<JobBlog[]> {
  const posts = await listJobBlogs(db);
  return posts.map(({ id, title, description, cover: key, hashtags }) => {
    const cover = pictures.find(key);
    return { _id: id, title, description, images: [cover.src], cover, hashtag: hashtags };
  });
}
