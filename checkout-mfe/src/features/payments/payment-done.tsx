import { ButtonLink } from '@aarohan/shared/ui';
import { OutcomeCard } from './outcome-card.tsx';
import { outcomeOf } from './outcome-rules.ts';
import { Actions, Place } from './payment-layout.ts';
import { FailureWays, LongWait } from './result-ways.tsx';
import { usePaymentResult } from './use-payment-result.ts';

const titles = { open: 'Checking payment status...', paid: 'Payment Successful 🎉', failed: 'Payment Failed ❌' };

/** Whether a payment worked, in short (spec 3 §2.2). */
export function PaymentDone() {
  const { outcome, told, reason, transactionId, heading, isLong, retry } = usePaymentResult(outcomeOf);
  return (
    <Place>
      <OutcomeCard outcome={outcome} title={titles[outcome]} reason={outcome === 'failed' ? reason : told?.message} headingRef={heading}>
        {outcome === 'failed' && <FailureWays key={transactionId} transactionId={transactionId} onRetry={retry} />}
        {outcome === 'paid' && (
          <Actions>
            <ButtonLink to="/" variant="contained">
              Return to Home
            </ButtonLink>
          </Actions>
        )}
        {isLong && <LongWait />}
      </OutcomeCard>
    </Place>
  );
}
