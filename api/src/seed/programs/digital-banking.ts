import { extendedFees, liveMode, type ProgramSeed } from '../program-seed.ts';

export const digitalBanking: ProgramSeed = {
  id: '66c8417ab94d7e0a51ca0018',
  name: 'Digital Banking and Finance',
  kind: 'top',
  mode: liveMode,
  weeks: 8,
  classTiming: 'Tuesday and Thursday, 7:00 pm to 9:00 pm, Sunday, 10:00 am to 12:00 noon',
  available: true,
  rating: 4.8,
  fees: extendedFees,
  description:
    'Eight weeks inside a modern Indian bank: accounts and KYC, UPI and card rails, retail credit, treasury basics and the rules that hold them together. Taught by bankers with branch and head-office years, with cases from public sector, private and small finance banks.',
  highlights: [
    ['A bank to practise on', 'A training core-banking system with customers, loans and month ends to work through.'],
    ['Taught by practitioners', 'Every module is led by somebody who has signed for it in a bank.'],
    ['Branch visit', 'A morning in a working branch and its currency chest, in five cities.'],
    ['Examination support', 'Notes mapped to the JAIIB papers for those who will sit them.'],
  ],
  modules: [
    {
      heading: 'The Indian banking system',
      topics: [
        ['Regulator and institutions', 'RBI, scheduled banks, NBFCs, payments banks and who may do what.'],
        ['How a bank earns', 'Net interest margin, fees and a balance sheet read line by line.'],
        ['Products', 'Deposits, advances and third-party business explained for a first-time customer.'],
      ],
    },
    {
      heading: 'Accounts, KYC and operations',
      topics: [
        ['Customer identification', 'Documents, video KYC and risk categories.'],
        ['Money laundering alerts', 'Patterns, reports and the duty not to tip off.'],
        ['Day end and reconciliation', 'Why a difference of one rupee is hunted down.'],
      ],
    },
    {
      heading: 'Payments',
      topics: [
        ['UPI from tap to settlement', 'Every message between two apps, two banks and NPCI.'],
        ['Cards and acquiring', 'Issuer, network, merchant and the anatomy of a chargeback.'],
        ['NEFT, RTGS and cheques', 'Limits, windows and what to tell a worried customer.'],
      ],
    },
    {
      heading: 'Retail and MSME credit',
      topics: [
        ['Appraisal', 'Income, bureau report and repayment capacity on five real-looking files.'],
        ['Security and documentation', 'Mortgage, hypothecation and registers that must agree.'],
        ['Collections', 'Early warning, fair practice and restructuring.'],
      ],
    },
    {
      heading: 'Digital lending and analytics',
      topics: [
        ['Account aggregators', 'Consent, data and a cash-flow based decision.'],
        ['Scorecards', 'Build a simple one in a spreadsheet and test its fairness.'],
        ['Fraud', 'Mule accounts, SIM swap and the first hour after a report.'],
      ],
    },
    {
      heading: 'Career workshop',
      topics: [
        ['Relationship skills', 'A needs interview, role-played and recorded.'],
        ['Interviews', 'Current affairs, case questions and a group discussion.'],
      ],
    },
  ],
  faq: [
    [
      'Is this a preparation for bank entrance examinations?',
      'No. It prepares for the work itself and for interviews with private banks, NBFCs and fintech companies. Quantitative aptitude for entrance papers is not taught.',
    ],
    [
      'Who may join?',
      'Graduates and final-year students of any stream, and people who already work in a bank and want to move from branch to product or operations.',
    ],
    [
      'Why are there two fees?',
      'Working professionals receive six one-to-one sessions and an assessed project with their employer; students do not, and pay less.',
    ],
    [
      'Is the training software real?',
      'It is a training copy with invented customers, built on the same screens and month-end steps that a branch uses.',
    ],
    ['Does the certificate count as a degree?', 'No. It is a certificate of the institute that lists hours, modules and grade.'],
  ],
  batches: [
    [9, '2026-12-08'],
    [10, '2027-02-09'],
  ],
};
