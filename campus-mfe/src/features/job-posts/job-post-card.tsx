import type { JobBlog } from '@aarohan/shared/campus';
import { Card, color, Cover, fontSize, media, styled, Tag } from '@aarohan/shared/ui';
import { shownTags } from './job-post-rules.ts';

/** One job post: picture, title, what it is, two hashtags. */
export const JobPostCard = ({ post }: { post: JobBlog }) => (
  <Root as="article">
    <Picture>
      <Cover picture={post.cover} sizes="(min-width: 900px) 280px, 100vw" decorative />
    </Picture>
    <Body>
      <h3>{post.title}</h3>
      <p>{post.description}</p>
      <Tags>
        {shownTags(post).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </Tags>
    </Body>
  </Root>
);

const Root = styled(Card)({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
});
const Picture = styled('div')({ aspectRatio: '16 / 9', overflow: 'hidden', borderBottom: `1px solid ${color.line}` });
const Body = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 8,
  padding: 16,
  h3: { overflowWrap: 'anywhere' },
  p: {
    display: '-webkit-box',
    overflow: 'hidden',
    color: color.muted,
    fontSize: fontSize.small,
    WebkitLineClamp: 4,
    WebkitBoxOrient: 'vertical',
  },
  [media.desktop]: { h3: { minHeight: '2.3em' } },
});
const Tags = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });
