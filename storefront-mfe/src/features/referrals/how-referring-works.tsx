import { Section } from '@aarohan/shared/ui';
import { NumberedSteps } from '../../cards/numbered-steps.tsx';

/** From the link to the voucher. */
export const HowReferringWorks = () => (
  <Section title="How it works" lead="Four steps, and only the first is yours.">
    <NumberedSteps steps={steps} />
  </Section>
);

const steps = [
  { title: 'You share', text: 'Send the link to a friend who wants a better job, with a word about your own time with us.' },
  { title: 'Your friend applies', text: 'For any program, and tells the counsellor who calls that it was you who sent them.' },
  { title: 'Your friend joins', text: 'The admission letter comes, and your friend pays the first installment.' },
  { title: 'You get the voucher', text: 'Your INR 1500 Amazon gift voucher is on its way, by mail to your inbox.' },
];
