import { Container, styled } from '@aarohan/shared/ui';
import { institute } from '@aarohan/shared/brand';

/** The frame itself broke: the one case where only a reload helps. */
export const FrameProblem = () => (
  <Place as="main">
    <h1>{institute.name}</h1>
    <p role="alert">
      Something went wrong on this page. <a href="/">Start again from the home page</a>.
    </p>
  </Place>
);

const Place = styled(Container)({ display: 'grid', gap: 16, paddingTop: 96 });
