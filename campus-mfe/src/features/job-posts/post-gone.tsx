import { Container, Note, styled } from '@aarohan/shared/ui';

/** Stands where a single post would, when the address names none of this drive. */
export const PostGone = () => (
  <Place>
    <Container>
      <Note tone="warning">This job post is no longer there. The open ones are below.</Note>
    </Container>
  </Place>
);

const Place = styled('div')({ paddingTop: 32 });
