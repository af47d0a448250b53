import { ButtonLink, Container, PageHead, StateMessage, styled } from '@aarohan/shared/ui';

interface NotLoadedProps {
  /** the page's heading while it has nothing else to say */
  title: string;
  failure: string;
  onRetry: () => void;
  retrying: boolean;
}

/** What the page is about exists, perhaps, but did not arrive. */
export const NotLoaded = ({ title, failure, onRetry, retrying }: NotLoadedProps) => (
  <Place>
    <PageHead title={title} />
    <h1>{title}</h1>
    <StateMessage
      tone="error"
      title={failure}
      onRetry={onRetry}
      retrying={retrying}
      action={
        <ButtonLink to="/" variant="outlined">
          All programs
        </ButtonLink>
      }
    >
      The server gave no usable answer. Please try again in a moment.
    </StateMessage>
  </Place>
);

const Place = styled(Container)({ display: 'grid', gap: 24, paddingTop: 40, paddingBottom: 64 });
