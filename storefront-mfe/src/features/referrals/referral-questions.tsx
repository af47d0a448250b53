import { Accordion, Section, TextLink, color, fontSize, styled } from '@aarohan/shared/ui';

/** What is asked before sharing, and the small print. */
export const ReferralQuestions = () => (
  <Section title="Good to know">
    <Accordion items={questions} />
    <SmallPrint>
      Amazon is a trademark of Amazon.com, Inc. or its affiliates, which have no part in this offer. A voucher is used under the terms of
      its issuer and is not paid out in cash.
    </SmallPrint>
  </Section>
);

const questions = [
  {
    title: 'When do I get the voucher?',
    content: <p>Once your friend has paid the first installment. An application or a paid registration fee alone does not earn it yet.</p>,
  },
  {
    title: 'How do you know that it was me?',
    content: (
      <p>
        Your friend names you to the counsellor before paying. To be sure, <TextLink to="/contactUs">write to us</TextLink> with your
        friend’s name and your own.
      </p>
    ),
  },
  {
    title: 'May I refer more than one friend?',
    content: (
      <p>Yes. Each friend who joins and pays the first installment earns you a voucher; one friend can be referred by one person only.</p>
    ),
  },
];

const SmallPrint = styled('p')({ marginTop: 16, maxWidth: '80ch', color: color.muted, fontSize: fontSize.small });
