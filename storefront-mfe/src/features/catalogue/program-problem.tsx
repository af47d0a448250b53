import { ButtonLink, Container, PageHead, StateMessage, styled } from '@aarohan/shared/ui';

interface ProgramProblemProps {
  onRetry: () => void;
  retrying: boolean;
}

/** The program exists, perhaps, but did not arrive. */
export const ProgramProblem = ({ onRetry, retrying }: ProgramProblemProps) => (
  <Place>
    <PageHead title="Program" />
    <h1>Program</h1>
    <StateMessage
      tone="error"
      title="Failed to fetch product details."
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
