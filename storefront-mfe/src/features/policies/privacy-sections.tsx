import { institute } from '@aarohan/shared/brand';
import { TextLink } from '@aarohan/shared/ui';
import type { LegalSection } from './legal-page.tsx';
import { PolicyContact } from './policy-contact.tsx';
import { privacyRightsSections } from './privacy-rights-sections.tsx';

const { legalName, name, website } = institute;

/** What becomes of a person's data: the spec's sections in its order (spec 2 §2). */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    content: (
      <>
        <p>
          {legalName} (“{name}”, “we”) runs the website {website.replace('https://', '')}, its career programs and its campus drives. This
          policy says which personal data we collect when you visit the website, write to us, apply, learn with us or take part in a drive,
          what we do with them, and what you can ask of us.
        </p>
        <p>
          It follows the Digital Personal Data Protection Act, 2023, and the Information Technology Act, 2000, of India. It covers our own
          website only: a site that we link to has a policy of its own.
        </p>
      </>
    ),
  },
  {
    id: 'collection',
    title: 'Collection',
    content: (
      <>
        <p>We collect what you give us yourself:</p>
        <ul>
          <li>
            <strong>To reach you</strong>: name, e-mail address, mobile number, city or state, and what you write in a message.
          </li>
          <li>
            <strong>To admit you</strong>: college and specialization, marks and marksheets, proof of identity, and proof of payment. Send
            your Aadhaar as the masked copy; we do not need its full number.
          </li>
          <li>
            <strong>To teach and assess you</strong>: your batch, your attendance, your results and certificates.
          </li>
          <li>
            <strong>To be paid</strong>: what you ordered, the amount, the instalments and the reference of each payment. The number of your
            card and the PIN of your UPI app stay with the payment provider; we never see them.
          </li>
          <li>
            <strong>For a campus drive</strong>: a candidate’s résumé and answers; the contact persons of employers and colleges.
          </li>
        </ul>
        <p>
          And what the technology needs: your IP address and the time of a request, to keep the website up and to stop misuse; one cookie
          that keeps you logged in; and, in your browser’s own storage, your name and account number, so that the page can greet you. We set
          no advertising cookies, and no page of ours loads trackers of others.
        </p>
      </>
    ),
  },
  {
    id: 'usage',
    title: 'Usage',
    content: (
      <>
        <p>We use your data to</p>
        <ul>
          <li>answer you, and send you the brochure that you asked for;</li>
          <li>decide on your application, and write your admission letter;</li>
          <li>hold classes, assess your work, issue certificates, and tell you your results;</li>
          <li>take payments, write invoices and keep the books that the law asks for;</li>
          <li>introduce you to companies that hire, when you take part in a placement or a drive;</li>
          <li>keep the website safe and find out what does not work on it.</li>
        </ul>
        <p>We do not use them for anything else without asking you, and no decision about you is left to a machine alone.</p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing',
    content: (
      <>
        <p>We do not sell your data. We hand on only what is needed, and only to</p>
        <ul>
          <li>payment providers and banks, for the payment that you start;</li>
          <li>providers that carry our e-mail and host our website, who work on our instructions;</li>
          <li>universities and course partners of a program in which you enrolled;</li>
          <li>employers to whom you apply through us, and the college that registered you for a drive;</li>
          <li>authorities and courts, where the law obliges us to.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security Precautions',
    content: (
      <>
        <p>
          Data travel encrypted between your browser and us. Passwords and one-time codes are stored so that nobody, ourselves included, can
          read them back. Documents that you upload lie outside the public website, and only staff who work on your application can open
          them; each change that staff make leaves a trace of who made it and when.
        </p>
        <p>
          No system is perfectly safe. Should your data ever be exposed, we tell you and the authorities without delay, as the law demands.
          Please do your part: tell nobody your one-time code. We never ask for it by phone.
        </p>
      </>
    ),
  },
  ...privacyRightsSections,
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <>
        <PolicyContact about="Questions, requests and complaints about your data go to our grievance desk, at the address of the company." />
        <p>
          There is also a <TextLink to="/contactUs">form for messages</TextLink>.
        </p>
      </>
    ),
  },
];
