import { TextLink } from '@aarohan/shared/ui';
import type { LegalSection } from './legal-page.tsx';

/** The part of the terms that holds whatever is bought. */
export const termsOfLawSections: readonly LegalSection[] = [
  {
    id: 'content',
    title: 'Contents and copyright',
    content: (
      <p>
        Texts, recordings, drawings, software and brochures belong to us or to those who let us use them. While you learn with us you may
        use them for your own learning. Copying them for others, selling them, recording classes or putting them on other websites needs our
        written consent. What you make in a project belongs to you.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'Fair use of the website',
    content: (
      <p>
        Do not try to get at data of others, to overload or probe our systems, to send harmful files, or to collect our contents by machine
        beyond what a search engine does. We may close an account that does.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Other websites',
    content: (
      <p>
        We link to websites of partners, employers and map services. What stands there is theirs; we cannot answer for it. How we treat your
        own data is said in our <TextLink to="/privacy_policy">Privacy Policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    content: (
      <>
        <p>
          We do our work with care, but a website can fail and a class can be moved. As far as the law allows, we are not liable for
          indirect losses, and in all no higher than what you paid for the program in question.
        </p>
        <p>
          Nothing in these terms limits liability for intent or fraud, or the rights that the Consumer Protection Act, 2019, gives you.
          Nobody answers for what is beyond human control, such as floods, strikes or the failure of public networks.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        We may change these terms; the date at the top says when we last did. For a program that you have enrolled in, the terms of the day
        on which you enrolled go on to hold, unless the law asks for the change.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law and courts',
    content: (
      <>
        <p>
          These terms are governed by the <strong>laws of India</strong>. The <strong>courts of West Bengal</strong>, at Kolkata, have
          exclusive jurisdiction over any dispute that arises from them or from the use of this website.
        </p>
        <p>
          Let us talk before you go there: most things are settled by one call. If a court finds that one of these terms does not hold, the
          others stay as they are.
        </p>
      </>
    ),
  },
];
