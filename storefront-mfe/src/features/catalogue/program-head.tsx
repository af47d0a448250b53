import type { ProductDetails } from '@aarohan/shared/catalogue';
import { Breadcrumbs, color, fontSize, media, styled } from '@aarohan/shared/ui';
import { ProgramFacts } from './program-facts.tsx';

/** Where we are, what it is called, and what one compares it by. */
export const ProgramHead = ({ program }: { program: ProductDetails }) => (
  <Root>
    <Breadcrumbs trail={[{ title: 'Home', to: '/' }]} current={program.product.name} />
    <Name>{program.product.name}</Name>
    <ProgramFacts mode={program.mode} durationWeeks={program.durationWeeks} rating={program.rating} />
  </Root>
);

const Root = styled('header')({ display: 'grid', gap: 12, color: color.muted });

const Name = styled('h1')({ color: color.ink, fontSize: fontSize.h2, [media.desktop]: { fontSize: fontSize.h1 } });
