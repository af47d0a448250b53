import { Skeleton, styled } from '@aarohan/shared/ui';
import { CardBody, CardRoot } from '../../cards/card-parts.ts';

/** A card to come, in its final size. */
export const CourseCardSkeleton = () => (
  <CardRoot>
    <Skeleton ratio="16 / 9" />
    <CardBody>
      <Name>
        <Skeleton shape="text" height={18} />
        <Skeleton shape="text" height={18} width="60%" />
      </Name>
      <Line>
        <Skeleton shape="text" height={16} width={220} />
      </Line>
      <Skeleton shape="text" height={28} width={180} />
      <Actions>
        <Skeleton height={44} />
        <Skeleton height={44} />
      </Actions>
    </CardBody>
  </CardRoot>
);

const Name = styled('div')({ display: 'grid', alignContent: 'space-evenly', height: 46.8 });
const Line = styled('div')({ display: 'grid', alignItems: 'center', height: 22.4 });
const Actions = styled('div')({ display: 'flex', gap: 8, paddingTop: 8 });
