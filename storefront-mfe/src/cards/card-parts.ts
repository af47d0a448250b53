import { Link } from '@aarohan/shared/router';
import { Card, buttonStyle, color, fontSize, media, styled } from '@aarohan/shared/ui';

/** What the cards of programs and of courses are made of. A card leads somewhere as a whole. */
export const CardRoot = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  transition: 'border-color 150ms',
  picture: { aspectRatio: '16 / 9', img: { height: '100%', objectFit: 'cover' } },
  [media.hover]: { '&:hover': { borderColor: color.primary } },
});

export const CardBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 10,
  padding: 16,
  [media.tablet]: { padding: '20px 20px 16px' },
});

/** Two lines always, so that the cards of a row agree. */
export const CardName = styled('h3')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minHeight: '2.6em',
  lineHeight: 1.3,
  fontSize: fontSize.lead,
  textWrap: 'wrap',
});

/** Dots between the facts; the one before the first of each line is cut off. */
export const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  marginLeft: -16,
  clipPath: 'inset(0 0 0 16px)',
  color: color.muted,
  fontSize: fontSize.small,
  li: { display: 'flex', alignItems: 'center' },
  // The dot's alternative text is empty, so that nobody hears it.
  'li::before': { content: '"·" / ""', width: 16, textAlign: 'center', fontWeight: 700 },
});

/** What can be done with it, in one line at its foot. */
export const CardActions = styled('div')({
  display: 'flex',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 8,
  '& > *': { flex: '1 1 0' },
  button: { position: 'relative', zIndex: 1, flex: '1 0 auto', paddingInline: 10, whiteSpace: 'nowrap' },
});

/** The whole card follows this link. */
export const CardLink = styled(Link)({
  ...buttonStyle({ variant: 'outlined' }),
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
