import { Accordion, Section, TextLink } from '@aarohan/shared/ui';

/** The five questions that are asked most (spec 2 §2). */
export const HubQuestions = () => (
  <Section title="Frequently asked questions">
    <Accordion items={questions} />
  </Section>
);

const questions = [
  {
    title: 'Do I need to know programming before I start?',
    content: <p>No. Programs that use it begin with it, and the first weeks are for whoever has never written a line.</p>,
  },
  {
    title: 'Which topic should I choose?',
    content: (
      <p>
        Look at the work, not at the name: read three job posts of each and see whose day you would like. A counsellor helps you; our{' '}
        <TextLink to="/contactUs">contact page</TextLink> tells how to reach one.
      </p>
    ),
  },
  {
    title: 'Can I learn beside a job?',
    content: <p>Yes. Live classes are held in the evenings and at weekends, and each of them is recorded.</p>,
  },
  {
    title: 'Who can take part in a hackathon?',
    content: <p>Learners of every program, and alumni. Teams are mixed on the first evening, so nobody needs to bring one.</p>,
  },
  {
    title: 'What do I have in hand at the end?',
    content: <p>A certificate, a portfolio that our mentors have read, and an invitation to the campus drive.</p>,
  },
];
