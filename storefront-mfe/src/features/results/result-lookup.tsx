import { Note, Skeleton, VisuallyHidden, styled } from '@aarohan/shared/ui';
import { ResultForm } from './result-form.tsx';
import { ResultOutcome } from './result-outcome.tsx';
import { outcomeOf } from './result-rules.ts';
import { ResultTable } from './result-table.tsx';
import { isLinkSent, useResult } from './use-result.ts';

/** Asks for a result and shows it (spec 2 §2, §4). */
export function ResultLookup() {
  const { ask, loading, failure, answer, turn } = useResult();
  return (
    <Stack>
      <ResultForm onAsk={ask} />
      {loading && (
        <div aria-busy="true">
          <VisuallyHidden role="status">Loading your result…</VisuallyHidden>
          <Skeleton height={120} />
        </div>
      )}
      {failure !== undefined && <Note tone="warning">{failure}</Note>}
      {answer && isLinkSent(answer) && <Note tone="success">{answer.message}</Note>}
      {answer && !isLinkSent(answer) && (
        <Stack key={turn}>
          <ResultOutcome outcome={outcomeOf(answer)} />
          <ResultTable record={answer} />
        </Stack>
      )}
    </Stack>
  );
}

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });
