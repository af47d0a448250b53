import { Container, Skeleton, styled } from '@aarohan/shared/ui';

/** A course's page to come. */
export const LoadingCourse = () => (
  <Place>
    <p role="status">Loading Course Details...</p>
    <Skeleton shape="text" height={36} width="70%" />
    <Skeleton ratio="16 / 9" />
    <Skeleton shape="text" height={18} />
    <Skeleton shape="text" height={18} width="60%" />
  </Place>
);

const Place = styled(Container)({ display: 'grid', gap: 16, paddingTop: 32, paddingBottom: 96 });
