import { liveMode, type ProgramSeed, standardFees } from '../program-seed.ts';

export const vibeCoding: ProgramSeed = {
  id: 'vibe-coding-course',
  name: 'Vibe Coding',
  kind: 'top',
  mode: liveMode,
  weeks: 8,
  classTiming: 'Monday to Thursday, 8:00 pm to 9:00 pm',
  available: true,
  rating: 5,
  fees: standardFees,
  description:
    'Describe, generate, read, test, keep. Eight weeks for people with ideas and little code: you direct coding assistants to build real web apps, and learn just enough of what lies beneath to notice when they are wrong, unsafe or expensive.',
  highlights: [
    ['Six small products', 'A fee calculator, a club site, a stock tracker, a booking page, a chatbot and one idea of your own.'],
    ['Reading before running', 'Each class reads generated code aloud until the room can say what it does.'],
    ['Online from week two', 'Everything you build gets a public address and a version history.'],
    ['No prior code needed', 'The first assistant you direct is in the first hour.'],
  ],
  modules: [
    {
      heading: 'Directing an assistant',
      topics: [
        ['Saying what you want', 'User, screen, rule, example: a request that leaves no room for guessing.'],
        ['Small steps', 'Ask for a change that can be checked in a minute.'],
        ['When to start again', 'Signs that a conversation has gone stale.'],
      ],
    },
    {
      heading: 'Enough of the web',
      topics: [
        ['Pages and styles', 'HTML and CSS read as a table of contents.'],
        ['State and events', 'What React re-draws and why a button did nothing.'],
        ['Talking to a server', 'Requests, answers and the network tab.'],
      ],
    },
    {
      heading: 'Data that stays',
      topics: [
        ['Tables and keys', 'Model a coaching class in four tables.'],
        ['Sign-in', 'Use a proven service and never store a password yourself.'],
        ['Backups', 'Lose everything on purpose, and get it back.'],
      ],
    },
    {
      heading: 'Trust, but test',
      topics: [
        ['Checks the assistant writes', 'And the ones you must write yourself.'],
        ['Debugging conversations', 'Logs, screenshots and the smallest case that fails.'],
        ['Security basics', 'Secrets, injections and a dependency you did not choose.'],
      ],
    },
    {
      heading: 'Launch',
      topics: [
        ['Hosting and domains', 'From a local folder to a name people can type.'],
        ['Costs', 'Free tiers, alarms and the bill that should not surprise.'],
        ['Showing your work', 'A two-minute demo and a page that explains the product.'],
      ],
    },
  ],
  faq: [
    [
      'I have never written a program. Is that a problem?',
      'No. The course is made for shop owners, designers, teachers and students from every stream. You need a laptop and patience.',
    ],
    [
      'Will I become a software engineer in eight weeks?',
      'No. You will be able to build and maintain small tools and to work well with engineers. For an engineering role, continue with Full Stack Web Development.',
    ],
    ['Which assistants are used?', 'Three of the common ones, changed each month as they change. The method does not depend on a brand.'],
    ['Do I need paid subscriptions?', 'Free plans are enough for the first five weeks; credits for the rest are included.'],
    ['Who owns what I build?', 'You do. Projects stay in your own accounts from the first day.'],
  ],
  batches: [[6, '2026-12-14']],
};
