import type { FeaturedProduct } from '@aarohan/shared/catalogue';
import { Cover, VisuallyHidden } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';
import { CardActions, CardBody, CardLink, CardName, CardRoot } from '../../cards/card-parts.ts';
import { ProgramFacts } from './program-facts.tsx';
import { programPath } from './program-path.ts';

interface ProgramCardProps {
  program: FeaturedProduct;
  /** what else can be done with it, beside looking at it */
  action: ReactNode;
}

export const ProgramCard = ({ program, action }: ProgramCardProps) => (
  <CardRoot as="article">
    <Cover picture={program.cover} sizes="(min-width: 1264px) 384px, (min-width: 900px) 31vw, (min-width: 600px) 47vw, 100vw" decorative />
    <CardBody>
      <CardName>{program.productName}</CardName>
      <ProgramFacts mode={program.mode} durationWeeks={program.durationWeeks} rating={program.rating} />
      <CardActions>
        <CardLink to={programPath(program._id)}>
          View<VisuallyHidden> {program.productName}</VisuallyHidden>
        </CardLink>
        {action}
      </CardActions>
    </CardBody>
  </CardRoot>
);
