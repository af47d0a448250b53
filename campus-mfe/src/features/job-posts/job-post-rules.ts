import type { JobBlog } from '@aarohan/shared/campus';

/** Spec 2 §9. */
export const postsPerPage = 4;
export const tagsPerPost = 2;

export interface PostPage {
  /** from 1 */
  page: number;
  pages: number;
  posts: JobBlog[];
}

/** One page of the job posts. What is not a page number is page 1; what lies behind the end is the last page. */
export function pageOf(posts: JobBlog[], asked: string | null): PostPage {
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const page = /^[1-9]\d*$/.test(asked ?? '') ? Math.min(Number(asked), pages) : 1;
  return { page, pages, posts: posts.slice((page - 1) * postsPerPage, page * postsPerPage) };
}

/** The hashtags that a card shows, each with exactly one `#`. */
export const shownTags = ({ hashtag }: JobBlog): string[] =>
  hashtag
    .map((tag) => `#${tag.trim().replace(/^#+/, '')}`)
    .filter((tag) => tag.length > 1)
    .slice(0, tagsPerPost);

/** Where a single post is shown, path and query. */
export const postPath = (drivePath: string, postId: string): string => `${drivePath}?post=${encodeURIComponent(postId)}`;
