import { useEffect, useState } from 'react';
import { ApiError, request } from '@aarohan/shared/http';

/** seconds that the API lets pass between two codes for one address, at most */
const resendWait = 60;

interface SentCode {
  to: string;
  /** seconds until another may be asked for */
  wait: number;
}

/** Asks for a code and remembers for which address, and whether another one may be asked for yet. */
export function useSendCode(): { sentTo: string | undefined; waiting: boolean; sendCode: (email: string) => Promise<void> } {
  const [sent, setSent] = useState<SentCode>();
  const [rested, setRested] = useState<SentCode>();

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setRested(sent), sent.wait * 1000);
    return () => clearTimeout(timer);
  }, [sent]);

  const sendCode = async (email: string): Promise<void> => {
    try {
      await request('POST /api/sendEmailOtp', { body: { email } });
      setSent({ to: email, wait: resendWait });
    } catch (error) {
      // Asked too soon: the code that was mailed before is still good, so it can be typed in.
      if (error instanceof ApiError && error.status === 429) setSent({ to: email, wait: error.retryAfter ?? resendWait });
      throw error;
    }
  };
  return { sentTo: sent?.to, waiting: sent !== rested, sendCode };
}
