import { liveMode, type ProgramSeed } from '../program-seed.ts';
import { dataAnalyticsBenefit } from './data-analytics-benefit.ts';

export const dataAnalytics: ProgramSeed = {
  id: '66a1f4d8b94d7e0a51c85759',
  name: 'Data Analytics and Business Intelligence',
  kind: 'top',
  mode: liveMode,
  weeks: 12,
  classTiming: 'Tuesday, Thursday and Saturday, 7:30 pm to 9:30 pm',
  available: true,
  rating: 5,
  fees: {
    student: 40_000,
    professional: 40_000,
    registrationStudent: 1000,
    registrationProfessional: 1000,
    booking: 4000,
    firstInstallment: 20_000,
  },
  description:
    'Twelve weeks in which spreadsheets turn into decisions. You learn to question data with SQL, clean it with Power Query and Python, and tell its story in Tableau and Power BI, working on the sales, stock and service records of a real retail chain from eastern India.',
  highlights: [
    ['One business, twelve weeks', 'The same retail data grows with you, from a messy export to a dashboard that the store heads use.'],
    ['Tableau and Power BI both', 'Build each dashboard twice and learn which tool suits which company.'],
    ['SQL every single day', 'A ten-minute query drill opens each class; by the end you have written three hundred.'],
    ['Portfolio review', 'Two analysts from industry comment on your final dashboards, in writing.'],
  ],
  modules: [
    {
      heading: 'Asking good questions',
      topics: [
        ['From complaint to metric', 'Turn "sales are down" into a number, a comparison and a period.'],
        ['Spreadsheets done properly', 'Tables, lookups, pivots and a file that the next person can open without a call.'],
        ['Descriptive statistics', 'Centre, spread and the picture that should come before both.'],
      ],
    },
    {
      heading: 'SQL for analysts',
      topics: [
        ['Selecting and grouping', 'Filters, aggregates and the order in which a query really runs.'],
        ['Joins without surprises', 'Keys, duplicates and row counts checked before and after.'],
        ['Window functions', 'Running totals, ranks and month-on-month change in one statement.'],
        ['Query reading', 'Explain plans and indexes, enough to ask the right favour of an engineer.'],
      ],
    },
    {
      heading: 'Cleaning and shaping',
      topics: [
        ['Power Query', 'Repeatable steps for forty branch files that never agree on column names.'],
        ['pandas for the awkward cases', 'Dates, Indian number formats and addresses.'],
        ['Data quality notes', 'Write down what was wrong, what was changed and who agreed.'],
      ],
    },
    {
      heading: 'Visual analysis with Tableau',
      topics: [
        ['Marks and encodings', 'Choose a chart by the comparison it must support.'],
        ['Calculated fields', 'Level-of-detail expressions on basket size and repeat purchase.'],
        ['Dashboards people return to', 'Layout, filters and a headline that updates itself.'],
      ],
    },
    {
      heading: 'Business intelligence with Power BI',
      topics: [
        ['Star schemas', 'Facts, dimensions and relationships that filter in one direction.'],
        ['DAX measures', 'Time intelligence for the Indian financial year.'],
        ['Publishing and security', 'Row-level security so that a store sees its own figures only.'],
      ],
    },
    {
      heading: 'Forecasts and experiments',
      topics: [
        ['Trend and season', 'Festival peaks, moving averages and honest prediction intervals.'],
        ['A/B comparison', 'Sample size first, conclusion second.'],
        ['Presenting to management', 'One recommendation, three charts and the risk said aloud.'],
      ],
    },
  ],
  faq: [
    [
      'I come from commerce, not from engineering. Will I cope?',
      'Half of each batch does. The course assumes school mathematics and curiosity about numbers; programming starts from the first line.',
    ],
    [
      'Which software do I have to buy?',
      'None. Power BI Desktop and Tableau Public are free, and the database runs on our servers for the length of the course and three months after it.',
    ],
    [
      'What happens if I miss a class?',
      'Each session is recorded and published the next morning with its data files. A teaching assistant holds an hour for questions every Sunday.',
    ],
    [
      'Are there examinations?',
      'Two practical tests of ninety minutes and one final dashboard. Marks and comments are shared within a week.',
    ],
    [
      'Does the institute help with applications?',
      'Yes: a CV review, a portfolio page and introductions to hiring partners whose roles fit your work. An offer depends on the employer and cannot be promised.',
    ],
  ],
  batches: [
    [11, '2026-12-01'],
    [12, '2027-01-19'],
  ],
  benefit: dataAnalyticsBenefit,
};
