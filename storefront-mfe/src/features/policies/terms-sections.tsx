import { institute } from '@aarohan/shared/brand';
import { TextLink } from '@aarohan/shared/ui';
import type { LegalSection } from './legal-page.tsx';
import { PolicyContact } from './policy-contact.tsx';
import { termsOfLawSections } from './terms-of-law-sections.tsx';

const { legalName, name, legal } = institute;

/** What holds between the institute and whoever uses its website or learns with it (spec 2 §2). */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'about',
    title: 'About these terms',
    content: (
      <>
        <p>
          These terms hold between you and {legalName} (“{name}”, “we”), CIN {legal.cin}. You accept them by using this website, by applying
          for a program or by placing an order. If you do not agree with them, please do not use the website.
        </p>
        <p>
          Your admission letter and your invoice may say more about your own program. Where they say something else than these terms, the
          letter counts.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          Some pages need an account. Give your own name and an e-mail address that you read; we send the codes for logging in there. What
          is done with your account counts as done by you, so tell nobody a code, and tell us at once if somebody else got in.
        </p>
        <p>You must be 18, or have the consent of a parent or guardian, to enrol and to pay.</p>
      </>
    ),
  },
  {
    id: 'admission',
    title: 'Programs and admission',
    content: (
      <>
        <p>
          What a program contains, how many weeks it takes and when it is taught stand on its page. We may exchange a mentor, a date or a
          part of the contents where a good reason asks for it, without making the program less than was promised.
        </p>
        <p>
          An application is a request. You are admitted when you hold our admission letter. Marks and documents must be true and your own;
          if they are not, we may end an admission, also later.
        </p>
      </>
    ),
  },
  {
    id: 'fees',
    title: 'Fees and payment',
    content: (
      <ul>
        <li>Fees are in Indian rupees. GST is shown separately and is added at the rate in force.</li>
        <li>The price that the order shows when you place it is the price that you pay.</li>
        <li>
          Where a fee is paid in instalments, your letter names each amount and its day. A seat may be given away while one is overdue.
        </li>
        <li>Payments are handled by licensed providers, whose own terms hold for the payment itself.</li>
        <li>
          A discount code or a promotion is for the person, the course and the time it was meant for, and cannot be joined with another.
        </li>
      </ul>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    content: (
      <p>
        A refund is possible within 7 days of course commencement, but not of purchases during promotions or with a discount code. The{' '}
        <TextLink to="/refund_policies">Refund Policy</TextLink> says how to ask for it, and is part of these terms.
      </p>
    ),
  },
  {
    id: 'learning',
    title: 'Classes, assessment and placement',
    content: (
      <>
        <p>
          Be on time, be kind, and hand in your own work. Who disturbs a class, insults others or passes off the work of others as their own
          can be excluded from it, after having been heard.
        </p>
        <p>
          Certificates are issued by assessment; paying for a program does not replace it. Our placement team prepares you and introduces
          you to employers, but the employer decides: we do not guarantee a job, a salary or an interview.
        </p>
      </>
    ),
  },
  {
    id: 'drives',
    title: 'Campus drives',
    content: (
      <p>
        Job posts are the words of the employers, who answer for them. Taking part costs candidates nothing, and nobody may ask them for
        money in our name. A contract of work is between employer and candidate alone.
      </p>
    ),
  },
  ...termsOfLawSections,
  {
    id: 'contact',
    title: 'Contact',
    content: <PolicyContact about="Ask us before you sign or pay, if anything here is not clear." />,
  },
];
