import { useEffect } from 'react';
import { StateMessage } from '@aarohan/shared/ui';
import { RemoteError } from '../remotes/remote-error.ts';
import { ProblemPage } from './problem-page.tsx';
import { useRetry } from './use-retry.ts';

interface PartProblemProps {
  title: string;
  part: string;
  error: unknown;
  onCrash: () => void;
  onRetry: () => void;
}

/** A part of the site could not be loaded, or broke on the screen; everything around it stays alive. */
export function PartProblem({ title, part, error, onCrash, onRetry }: PartProblemProps) {
  const { retry, retrying } = useRetry(onRetry);
  const crashed = !(error instanceof RemoteError);

  useEffect(() => {
    if (crashed) onCrash();
  }, [crashed, onCrash]);

  return (
    <ProblemPage title={title}>
      <StateMessage
        tone="error"
        title={crashed ? `“${part}” stopped working` : `“${part}” could not be loaded`}
        onRetry={retry}
        retrying={retrying}
      >
        This part of the site is not available right now. The rest of the site works as usual.
      </StateMessage>
    </ProblemPage>
  );
}
