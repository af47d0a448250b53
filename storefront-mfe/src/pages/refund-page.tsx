import { PageHead } from '@aarohan/shared/ui';
import { LegalPage } from '../features/policies/legal-page.tsx';
import { refundSections } from '../features/policies/refund-sections.tsx';

/** Needs no data. */
export const load = (): void => undefined;

export const Component = () => (
  <>
    <PageHead
      title="Refund Policy"
      description="Refunds are possible within 7 days of course commencement and are credited in 7-15 business days to the original payment method."
    />
    <LegalPage
      title="Refund Policy"
      lead="You may change your mind in the first week. Here is when your money goes back to you, how to ask for it, and when it arrives."
      updated="2026-12-01"
      sections={refundSections}
    />
  </>
);
