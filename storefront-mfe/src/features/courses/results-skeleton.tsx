import { Skeleton, styled } from '@aarohan/shared/ui';
import type { CatalogueView } from './catalogue-rules.ts';
import { ResultBody, ResultRoot } from './result-card.tsx';
import { ResultGrid } from './result-grid.ts';

/** The places of the first courses while they are on their way. */
export const ResultsSkeleton = ({ layout }: { layout: CatalogueView['layout'] }) => (
  <ResultGrid as="div" aria-hidden="true" ownerState={{ layout }}>
    {Array.from({ length: 6 }, (_, index) => (
      <ResultRoot key={index} ownerState={{ layout }}>
        <Skeleton ratio="16 / 9" />
        <ResultBody>
          <Skeleton shape="text" height={18} width={80} />
          <Skeleton shape="text" height={layout === 'grid' ? 47 : 24} width="80%" />
          <Skeleton shape="text" height={22} width={200} />
          <Skeleton shape="text" height={45} />
          <Action>
            <Skeleton height={44} width={layout === 'grid' ? '100%' : 130} />
          </Action>
        </ResultBody>
      </ResultRoot>
    ))}
  </ResultGrid>
);

const Action = styled('div')({ paddingTop: 4 });
