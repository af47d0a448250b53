import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** milliseconds (spec 2 §4) */
const redirectDelay = 2000;

/** Leads to the home page some time after something is done, so that the good news can be read first. */
export function useHomeAfter(done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate('/'), redirectDelay);
    return () => clearTimeout(timer);
  }, [done, navigate]);
}
