import { useId } from 'react';
import type { JobBlog } from '@aarohan/shared/campus';
import { Link } from '@aarohan/shared/router';
import { Card, color, Cover, fontSize, media, styled } from '@aarohan/shared/ui';
import { postSectionId } from './post-section-id.ts';
import { PostTags } from './post-tags.tsx';
import { RegisterLinks } from './register-links.tsx';

interface JobPostCardProps {
  post: JobBlog;
  /** path and query of the post by itself */
  address: string;
}

/** One job post: picture, title, what it is, two hashtags, and the three registrations. */
export function JobPostCard({ post, address }: JobPostCardProps) {
  const titleId = useId();
  return (
    <Root as="article">
      <Picture>
        <Cover picture={post.cover} sizes="(min-width: 900px) 280px, 100vw" decorative />
      </Picture>
      <Body>
        <h3 id={titleId}>
          <Title to={`${address}#${postSectionId}`}>{post.title}</Title>
        </h3>
        <p>{post.description}</p>
        <PostTags post={post} />
        <RegisterLinks postId={post._id} describedBy={titleId} />
      </Body>
    </Root>
  );
}

const Root = styled(Card)({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
});
const Picture = styled('div')({ aspectRatio: '16 / 9', overflow: 'hidden', borderBottom: `1px solid ${color.line}` });
const Body = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
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
const Title = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.primary, textDecoration: 'underline' } },
});
