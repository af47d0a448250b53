import { institute } from '@aarohan/shared/brand';
import type { LegalSection } from './legal-page.tsx';

const mail = <a href={`mailto:${institute.email}`}>{institute.email}</a>;

/** What a person can ask of us. */
export const privacyRightsSections: readonly LegalSection[] = [
  {
    id: 'deletion',
    title: 'Data Deletion and Retention',
    content: (
      <>
        <p>
          Account deletion is available at any time <strong>from your profile, under Settings</strong>. If you cannot get there, write to{' '}
          {mail} from the e-mail address of the account, and we delete it for you within 30 days.
        </p>
        <p>
          With the account go your profile, your messages and the documents that you uploaded. We keep only what the law tells us to keep,
          and only for as long: invoices and records of payments for eight financial years, and the register of certificates, so that an
          employer can still check yours.
        </p>
        <p>
          Without a request we keep your data for as long as you learn with us or we are in touch, and delete them when their purpose is
          served.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your Rights',
    content: (
      <>
        <p>You have the right to</p>
        <ul>
          <li>know which of your data we hold, what we do with them, and to whom we gave them;</li>
          <li>have them corrected, completed and brought up to date;</li>
          <li>have them erased, as described above;</li>
          <li>withdraw a consent, as easily as you gave it;</li>
          <li>name a person who may use these rights for you in case of death or incapacity;</li>
          <li>complain to us, and, if our answer does not satisfy you, to the Data Protection Board of India.</li>
        </ul>
        <p>Write to {mail}. It costs nothing, and we answer within 30 days.</p>
      </>
    ),
  },
  {
    id: 'consent',
    title: 'Consent',
    content: (
      <>
        <p>
          By sending us a form you agree that we use what is in it for the purpose of that form. You may withdraw your consent at any time
          by writing to {mail}; what was done before stays lawful. Without some data we cannot go on: there is no admission without marks,
          and no interview without a résumé.
        </p>
        <p>Are you under 18? Then a parent or guardian must agree for you, and we may ask for a proof of that.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        When our work or the law changes, this policy changes with it. The date at its top says when it last did. Of a change that matters
        to you we tell you by e-mail before it takes effect.
      </p>
    ),
  },
];
