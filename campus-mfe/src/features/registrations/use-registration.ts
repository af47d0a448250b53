import { useEffect, useState } from 'react';
import { useNavigate } from '@aarohan/shared/router';

/** milliseconds until the home page follows (spec 2 §4) */
const redirectDelay = 2000;

/** What came of a registration; some time after the good news the home page follows. */
export function useRegistration() {
  const [message, setMessage] = useState<string>();
  const navigate = useNavigate();

  useEffect(() => {
    if (message === undefined) return;
    const timer = setTimeout(() => void navigate('/'), redirectDelay);
    return () => clearTimeout(timer);
  }, [message, navigate]);

  return { message, tell: setMessage };
}
