import { anyTime, type ProgramSeed, selfPacedMode, standardFees } from '../program-seed.ts';

export const sqlPowerBi: ProgramSeed = {
  id: '66e19ea6b94d7e0a51cc4d6e',
  name: 'SQL and Power BI',
  kind: 'selfPaced',
  mode: selfPacedMode,
  weeks: 8,
  classTiming: anyTime,
  available: true,
  rating: 5,
  fees: standardFees,
  description:
    'The two skills that analyst job posts in India name most often, learned on one data set: five years of orders from a handloom exporter. Query it, model it, and publish a report its owner can read on a phone.',
  highlights: [
    ['Queries checked as you type', 'A hundred and eighty tasks in the browser with expected results.'],
    ['Four reports', 'Sales, receivables, stock and a one-page summary for the owner.'],
    ['Interview set', 'Sixty questions asked in real analyst interviews, with reasoning.'],
  ],
  modules: [
    {
      heading: 'Reading data with SQL',
      topics: [
        ['Select, filter, sort', 'Ask precisely, get little.'],
        ['Aggregates', 'Group by buyer, month and weave.'],
        ['Null', 'Three-valued logic without tears.'],
      ],
    },
    {
      heading: 'Combining tables',
      topics: [
        ['Inner and outer joins', 'Keep what you mean to keep.'],
        ['Subqueries and CTEs', 'Name a step, then use it.'],
        ['Set operations', 'Union, except and reconciliation.'],
      ],
    },
    {
      heading: 'Analytical SQL',
      topics: [
        ['Windows', 'Rank buyers and compare with last year.'],
        ['Dates', 'Fiscal quarters, ageing buckets and holidays.'],
        ['Views', 'Share a definition in place of a screenshot.'],
      ],
    },
    {
      heading: 'Modelling in Power BI',
      topics: [
        ['Power Query', 'Clean once, refresh for ever.'],
        ['Relationships', 'Star schema and the many-to-many trap.'],
        ['DAX essentials', 'Context, CALCULATE and measures you can explain.'],
      ],
    },
    {
      heading: 'Reports that are read',
      topics: [
        ['Layout', 'One question for each page.'],
        ['Tooltips and drill-through', 'Detail on demand.'],
        ['Publishing', 'Workspaces, refresh and who may see what.'],
      ],
    },
  ],
  faq: [
    [
      'Does Power BI run on a Mac?',
      'The desktop program needs Windows. We provide a remote desktop for four hours a week to Mac and Linux users.',
    ],
    ['Which SQL dialect is taught?', 'PostgreSQL, with notes where MySQL and SQL Server differ.'],
    ['Is Excel enough to begin?', 'Yes. Formulas and pivot tables are the only background the course builds on.'],
    ['How do I prove my skill?', 'By the four published reports and a timed query test whose score stands on the certificate.'],
    [
      'How is this different from the twelve-week analytics program?',
      'This one is self-paced and covers two tools. The live program adds statistics, Tableau, Python and a mentor.',
    ],
  ],
  batches: [[17, '2026-12-01']],
};
