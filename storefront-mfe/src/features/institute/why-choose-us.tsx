import { Section } from '@aarohan/shared/ui';
import { BenefitCards } from './benefit-cards.tsx';
import { RecruiterStrip } from './recruiter-strip.tsx';
import { SuccessNetwork } from './success-network.tsx';

/** Who hires our learners, what else they get, and the way into it. */
export const WhyChooseUs = () => (
  <Section title="Why learners choose us" lead="The program is half of it. The other half is what happens after the last class.">
    <RecruiterStrip />
    <BenefitCards />
    <SuccessNetwork />
  </Section>
);
