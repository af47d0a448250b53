import { institute } from '@aarohan/shared/brand';
import { TextLink } from '@aarohan/shared/ui';
import type { LegalSection } from './legal-page.tsx';
import { PolicyContact } from './policy-contact.tsx';

const { email, phones } = institute;

/** When money goes back, and how (spec 2 §9). */
export const refundSections: readonly LegalSection[] = [
  {
    id: 'eligibility',
    title: 'When a refund is possible',
    content: (
      <>
        <p>
          You can ask for a refund of what you paid for a program or a course <strong>within 7 days of course commencement</strong>. The
          course commences on the day of the first class of your batch, as your admission letter names it; a self-paced or a subscription
          course commences on the day on which it is opened to you.
        </p>
        <p>A request that reaches us later cannot be granted, whatever part of the course was attended.</p>
      </>
    ),
  },
  {
    id: 'exceptions',
    title: 'What is non-refundable',
    content: (
      <>
        <p>Even within the 7 days there is no refund for</p>
        <ul>
          <li>
            purchases <strong>during promotions</strong>: a sale, a festival offer or any other price that was announced for a time;
          </li>
          <li>
            purchases <strong>with a discount code</strong>, whoever gave it to you.
          </li>
        </ul>
        <p>If you are not sure whether yours is one of them, ask us before you pay.</p>
      </>
    ),
  },
  {
    id: 'request',
    title: 'How to ask for it',
    content: (
      <>
        <ol>
          <li>
            Write to <a href={`mailto:${email}`}>{email}</a> from the e-mail address with which you enrolled.
          </li>
          <li>Name the order number or the registration number, the course, and the day of your first class.</li>
          <li>Tell us why, in a sentence. It does not decide anything, but it helps us do better.</li>
        </ol>
        <p>
          You hear from us by e-mail whether the refund is approved. Would you rather speak to somebody? Call{' '}
          <a href={`tel:${phones[0].dial}`}>{phones[0].shown}</a>.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'When the money arrives',
    content: (
      <>
        <p>
          An approved refund is credited in <strong>7-15 business days</strong> to the <strong>original payment method</strong>: the card,
          the account or the UPI id that the payment came from. Another account cannot be credited, for your own safety.
        </p>
        <p>The days count from our e-mail that approves the refund. Your bank may take some more until it shows the amount.</p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <>
        <PolicyContact about="Questions about a refund are answered by our admissions desk." />
        <p>
          This policy is part of our <TextLink to="/terms_conditions">Terms &amp; Conditions</TextLink>.
        </p>
      </>
    ),
  },
];
