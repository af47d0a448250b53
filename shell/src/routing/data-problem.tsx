import { StateMessage } from '@aarohan/shared/ui';
import { ProblemPage } from './problem-page.tsx';
import { useRetry } from './use-retry.ts';

/** The page is there, what it should show is not. */
export function DataProblem({ title }: { title: string }) {
  const { retry, retrying } = useRetry();
  return (
    <ProblemPage title={title}>
      <StateMessage tone="error" title="The page’s data could not be loaded" onRetry={retry} retrying={retrying}>
        The server gave no usable answer. Please try again in a moment.
      </StateMessage>
    </ProblemPage>
  );
}
