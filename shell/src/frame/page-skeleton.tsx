import { Container, Skeleton, styled, VisuallyHidden } from '@aarohan/shared/ui';

/** Stands in main until the first page is there, so that header and footer are in their place at once. */
export const PageSkeleton = () => (
  <Place aria-busy="true">
    <VisuallyHidden>Loading the page…</VisuallyHidden>
    <Skeleton width="min(28rem, 80%)" height={40} />
    <Skeleton width="min(44rem, 100%)" height={20} />
    <Skeleton height={320} />
    <Skeleton height={200} />
  </Place>
);

const Place = styled(Container)({ display: 'grid', alignContent: 'start', gap: 24, minHeight: '80vh', paddingTop: 40, paddingBottom: 64 });
