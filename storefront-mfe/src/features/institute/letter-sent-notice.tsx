import { notify } from '@aarohan/shared/notices';
import { useSearchParams } from '@aarohan/shared/router';
import { useEffect } from 'react';

/** After a letter was sent, staff land on the home page with `?emailSent=true`: says so once, and forgets it (spec 1 §2). */
export function LetterSentNotice() {
  const [params, setParams] = useSearchParams();
  const sent = params.get('emailSent') === 'true';

  useEffect(() => {
    if (!sent) return;
    notify('success', 'The admission letter was sent to the student’s e-mail.');
    setParams(withoutSent, { replace: true, preventScrollReset: true });
  }, [sent, setParams]);

  return null;
}

function withoutSent(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('emailSent');
  return rest;
}
