import { ButtonLink } from '@aarohan/shared/ui';
import { Fact } from './fact.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { verifiedOutcomeOf } from './outcome-rules.ts';
import { Actions, Facts, Place } from './payment-layout.ts';
import { PaymentHelp } from './payment-help.tsx';
import { FailureWays, LongWait } from './result-ways.tsx';
import { usePaymentResult } from './use-payment-result.ts';
import { WhatsNext } from './whats-next.tsx';

const titles = { open: 'Verifying your payment...', paid: 'Payment Successful!', failed: 'Payment Verification Failed' };

/** Where the gateways lead back to: whether the payment counts, and what happens next (spec 3 §2.3). */
export function PaymentSuccess() {
  const { outcome, told, reason, transactionId, heading, isLong, retry } = usePaymentResult(verifiedOutcomeOf);
  return (
    <Place>
      <OutcomeCard outcome={outcome} title={titles[outcome]} reason={outcome === 'failed' ? reason : told?.message} headingRef={heading}>
        {outcome === 'paid' && (
          <>
            <Facts>
              <Fact label="Transaction ID">{transactionId}</Fact>
              <Fact label="Order Status">{told?.orderStatus ?? 'Confirmed'}</Fact>
            </Facts>
            <WhatsNext />
            <PaymentHelp />
            <Actions>
              <ButtonLink to="/" variant="contained">
                Return to Home
              </ButtonLink>
            </Actions>
          </>
        )}
        {outcome === 'failed' && <FailureWays key={transactionId} transactionId={transactionId} onRetry={retry} />}
        {isLong && <LongWait />}
      </OutcomeCard>
    </Place>
  );
}
