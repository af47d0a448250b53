import { anyTime, type ProgramSeed, selfPacedMode, standardFees } from '../program-seed.ts';

export const fullStack: ProgramSeed = {
  id: '66e19c3db94d7e0a51cc2b91',
  name: 'Full Stack Web Development',
  kind: 'selfPaced',
  mode: selfPacedMode,
  weeks: 8,
  classTiming: anyTime,
  available: true,
  rating: 5,
  fees: standardFees,
  description:
    'Build one product from empty folder to paying customer: a tiffin-ordering site with menus, sign-in, orders and an admin desk. TypeScript at both ends, PostgreSQL below, tests throughout and a deployment you can repeat.',
  highlights: [
    ['One code base', 'Every lesson is a commit in the same repository, so you always see what changed.'],
    ['Code review by people', 'Five pull requests are read by mentors who write software for a living.'],
    ['Accessible by default', 'Keyboard, contrast and screen readers from the first form.'],
  ],
  modules: [
    {
      heading: 'The page',
      topics: [
        ['Semantic HTML', 'Structure that makes sense without styles.'],
        ['Modern CSS', 'Grid, custom properties and a layout for small phones.'],
        ['The DOM and events', 'What frameworks do for you.'],
      ],
    },
    {
      heading: 'TypeScript',
      topics: [
        ['Types for data', 'Unions that make wrong states impossible.'],
        ['Modules and tooling', 'Bundles, source maps and strict mode.'],
        ['Asynchronous code', 'Promises, cancellation and error paths.'],
      ],
    },
    {
      heading: 'React',
      topics: [
        ['Components and state', 'Lift, split, derive.'],
        ['Forms', 'Validation that helps in place of scolding.'],
        ['Routing and data', 'Loaders, caches and skeletons.'],
      ],
    },
    {
      heading: 'Server and database',
      topics: [
        ['HTTP services', 'Routes, schemas and status codes that mean something.'],
        ['PostgreSQL', 'Keys, constraints and transactions for orders.'],
        ['Sessions', 'Cookies, hashing and logging out.'],
      ],
    },
    {
      heading: 'Quality and delivery',
      topics: [
        ['Tests that pay', 'Through the door, on a real database.'],
        ['Continuous delivery', 'From pull request to production in ten minutes.'],
        ['Performance', 'Measure on a mid-range phone, then repair.'],
      ],
    },
  ],
  faq: [
    [
      'Do I need to know JavaScript?',
      'Variables, functions and arrays are assumed. If they are new, take the free three-day opener first.',
    ],
    ['Why TypeScript from the start?', 'Because most teams in India now ask for it, and because mistakes show while you type them.'],
    ['Is hosting included?', 'The course uses free tiers. A domain name is optional and costs about ₹700 a year.'],
    ['How are projects assessed?', 'By an automatic test suite you can run yourself and by a mentor who reads for clarity.'],
    ['May I build another product?', 'Yes, after the second module, if a mentor agrees with the scope.'],
  ],
  batches: [[13, '2026-12-01']],
};
