import type { JobBlog } from '@aarohan/shared/campus';
import { styled, Tag } from '@aarohan/shared/ui';
import { shownTags } from './job-post-rules.ts';

export const PostTags = ({ post }: { post: JobBlog }) => (
  <Tags>
    {shownTags(post).map((tag) => (
      <Tag key={tag}>{tag}</Tag>
    ))}
  </Tags>
);

const Tags = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '8px 0' });
