import { useState } from 'react';
import { useHomeAfter } from '@aarohan/shared/router';

/** What came of a registration; some time after the good news the home page follows. */
export function useRegistration() {
  const [message, setMessage] = useState<string>();
  useHomeAfter(message !== undefined);
  return { message, tell: setMessage };
}
