import { Skeleton, styled, VisuallyHidden } from '@aarohan/shared/ui';
import { Columns, Lines, Picture, Row, SummaryCard } from './cart-layout.ts';

/** The cart's shape while its content is on its way. */
export const CartSkeleton = () => (
  <Columns aria-busy="true">
    <VisuallyHidden role="status">Loading your cart…</VisuallyHidden>
    <Lines as="div">
      <Line />
      <Line />
    </Lines>
    <SummaryCard>
      <Skeleton width={120} height={26} />
      <Skeleton height={24} />
      <Skeleton height={24} />
      <Skeleton height={52} />
      <Skeleton height={22} />
      <Skeleton height={44} />
    </SummaryCard>
  </Columns>
);

const Line = () => (
  <Row>
    <Picture>
      <Skeleton height="100%" />
    </Picture>
    <About>
      <Skeleton width="70%" height={22} />
      <Skeleton width="30%" height={18} />
    </About>
    <Stepper>
      <Skeleton width={138} height={46} />
    </Stepper>
    <Skeleton width={80} height={26} />
  </Row>
);

const About = styled('div')({ gridArea: 'about', display: 'grid', gap: 8 });
const Stepper = styled('div')({ gridArea: 'stepper' });
