import { institute } from '@aarohan/shared/brand';
import { PageHead } from '@aarohan/shared/ui';
import { HowReferringWorks } from '../features/referrals/how-referring-works.tsx';
import { ReferralCards } from '../features/referrals/referral-cards.tsx';
import { ReferralHero } from '../features/referrals/referral-hero.tsx';
import { ReferralQuestions } from '../features/referrals/referral-questions.tsx';

/** Needs no data. */
export const load = (): void => undefined;

export const Component = () => (
  <>
    <PageHead
      title="Refer and Earn"
      description={`Bring a friend to ${institute.name} and get an INR 1500 Amazon gift voucher once the first installment is paid.`}
    />
    <ReferralHero />
    <HowReferringWorks />
    <ReferralCards />
    <ReferralQuestions />
  </>
);
