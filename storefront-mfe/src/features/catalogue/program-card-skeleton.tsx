import { Card, Skeleton, media, styled } from '@aarohan/shared/ui';

/** A card to come, in its final size. */
export const ProgramCardSkeleton = () => (
  <Card>
    <Skeleton ratio="16 / 9" shape="block" />
    <Body>
      <Skeleton shape="text" height={20} />
      <Skeleton shape="text" height={20} width="60%" />
      <Facts>
        <Skeleton shape="text" height={16} width={220} />
      </Facts>
      <Actions>
        <Skeleton height={44} />
        <Skeleton height={44} />
      </Actions>
    </Body>
  </Card>
);

const Body = styled('div')({ display: 'grid', gap: 7, padding: 16, [media.tablet]: { padding: '20px 20px 16px' } });
const Facts = styled('div')({ padding: '7.1px 0' });
const Actions = styled('div')({ display: 'flex', gap: 8, paddingTop: 6 });
