import type { FeaturedProduct } from '@aarohan/shared/catalogue';
import { Link } from '@aarohan/shared/router';
import { Card, Cover, VisuallyHidden, buttonStyle, color, fontSize, media, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';
import { ProgramFacts } from './program-facts.tsx';
import { programPath } from './program-path.ts';

interface ProgramCardProps {
  program: FeaturedProduct;
  /** what else can be done with it, beside looking at it */
  action: ReactNode;
}

export const ProgramCard = ({ program, action }: ProgramCardProps) => (
  <Root as="article">
    <Cover picture={program.cover} sizes="(min-width: 1264px) 384px, (min-width: 900px) 31vw, (min-width: 600px) 47vw, 100vw" decorative />
    <Body>
      <Name>{program.productName}</Name>
      <ProgramFacts mode={program.mode} durationWeeks={program.durationWeeks} rating={program.rating} />
      <Actions>
        <View to={programPath(program._id)}>
          View<VisuallyHidden> {program.productName}</VisuallyHidden>
        </View>
        {action}
      </Actions>
    </Body>
  </Root>
);

const Root = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  transition: 'border-color 150ms',
  picture: { aspectRatio: '16 / 9', img: { height: '100%', objectFit: 'cover' } },
  [media.hover]: { '&:hover': { borderColor: color.primary } },
});

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 10,
  padding: 16,
  [media.tablet]: { padding: '20px 20px 16px' },
});

/** Two lines always, so that the cards of a row agree. */
const Name = styled('h3')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minHeight: '2.6em',
  lineHeight: 1.3,
  fontSize: fontSize.lead,
  textWrap: 'wrap',
});

const Actions = styled('div')({
  display: 'flex',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 8,
  '& > *': { flex: '1 1 0' },
  button: { position: 'relative', zIndex: 1, flex: '1 0 auto', paddingInline: 10, whiteSpace: 'nowrap' },
});

/** The whole card leads to the program. */
const View = styled(Link)({ ...buttonStyle({ variant: 'outlined' }), '&::after': { content: '""', position: 'absolute', inset: 0 } });
