import { shareLink } from '@aarohan/shared/share-link';
import { useId } from 'react';
import type { JobBlog } from '@aarohan/shared/campus';
import { formatDay } from '@aarohan/shared/dates';
import { Button, Card, color, Container, Cover, fontSize, Icon, media, styled } from '@aarohan/shared/ui';
import { postSectionId } from './post-section-id.ts';
import { PostTags } from './post-tags.tsx';
import { RegisterLinks } from './register-links.tsx';

interface SinglePostProps {
  post: JobBlog;
  /** path and query of the post by itself */
  address: string;
}

/** The post that an address names, in full, to be read, shared and registered for. */
export function SinglePost({ post, address }: SinglePostProps) {
  const titleId = useId();
  const { title, description, cover, opening, postedOn } = post;
  return (
    <Place aria-labelledby={titleId} id={postSectionId}>
      <Container>
        <Sheet as="article">
          <Picture>
            <Cover picture={cover} sizes="(min-width: 900px) 600px, 100vw" decorative />
          </Picture>
          <Body>
            <h2 id={titleId}>{title}</h2>
            <Facts>
              {opening && `${opening.organisation} · ${opening.city}, ${opening.state} · apply until ${formatDay(opening.validThrough)} · `}
              posted {formatDay(postedOn)}
            </Facts>
            <p>{description}</p>
            <PostTags post={post} />
            <RegisterLinks postId={post._id} describedBy={titleId} />
            <Share variant="text" startIcon={<Icon name="copy" size={18} />} onClick={() => void shareLink(address, { title })}>
              Share this post
            </Share>
          </Body>
        </Sheet>
      </Container>
    </Place>
  );
}

const Place = styled('section')({ paddingTop: 32, [media.desktop]: { paddingTop: 48 } });
const Sheet = styled(Card)({ display: 'grid', [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } });
const Picture = styled('div')({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderBottom: `1px solid ${color.line}`,
  [media.desktop]: {
    aspectRatio: 'auto',
    borderBottom: 0,
    borderRight: `1px solid ${color.line}`,
    img: { height: '100%', objectFit: 'cover', objectPosition: 'left' },
    picture: { height: '100%' },
  },
});
const Body = styled('div')({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 12,
  padding: 20,
  h2: { overflowWrap: 'anywhere' },
  p: { maxWidth: '68ch', whiteSpace: 'pre-line' },
  [media.desktop]: { padding: 32 },
});
const Facts = styled('p')({ color: color.muted, fontSize: fontSize.small });
// Its words stand in line with those above.
const Share = styled(Button)({ marginLeft: -18 });
