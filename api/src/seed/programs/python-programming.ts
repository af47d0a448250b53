import { anyTime, type ProgramSeed, selfPacedMode, standardFees } from '../program-seed.ts';

export const pythonProgramming: ProgramSeed = {
  id: '66e19b04b94d7e0a51cc1a27',
  name: 'Python Programming',
  kind: 'selfPaced',
  mode: selfPacedMode,
  weeks: 8,
  classTiming: anyTime,
  available: true,
  rating: 4.8,
  fees: standardFees,
  description:
    'Python from the first print to a small application that reads files, talks to an API and is covered by tests. Short lessons, a checker that reads your code, and one project at the end of each module keep the pace yours.',
  highlights: [
    ['One hundred and fifty exercises', 'Each checked within seconds, with a hint that does not give the answer away.'],
    ['Five small projects', 'An expense splitter, a quiz, a file sorter, a weather notifier and a library desk.'],
    ['Start on any day', 'Access opens at once and lasts six months.'],
  ],
  modules: [
    {
      heading: 'First programs',
      topics: [
        ['Values and names', 'Numbers, text and what assignment really does.'],
        ['Decisions', 'Conditions for a railway concession table.'],
        ['Loops', 'Repeat, stop, skip.'],
      ],
    },
    {
      heading: 'Functions and collections',
      topics: [
        ['Functions', 'Parameters, return values and names that explain.'],
        ['Lists and dictionaries', 'A mark sheet, ranked and searched.'],
        ['Comprehensions', 'When they help and when they hide.'],
      ],
    },
    {
      heading: 'Files and errors',
      topics: [
        ['Reading and writing', 'CSV, JSON and text in Indian languages.'],
        ['Exceptions', 'Fail early and say why.'],
        ['Modules', 'Split a program before it splits you.'],
      ],
    },
    {
      heading: 'Objects',
      topics: [
        ['Classes', 'A library desk with members, books and fines.'],
        ['Data classes', 'Less typing, clearer equality.'],
        ['Composition', 'Prefer having to being.'],
      ],
    },
    {
      heading: 'Working like a developer',
      topics: [
        ['Virtual environments', 'Versions that stay put.'],
        ['Testing with pytest', 'Write the failing case first.'],
        ['Using an API', 'Requests, retries and keys kept out of the code.'],
      ],
    },
  ],
  faq: [
    ['How long will it take?', 'Most learners finish in eight weeks with five hours a week. Access lasts six months.'],
    ['Who answers my questions?', 'Teaching assistants in the forum within a working day, and a live session every Saturday.'],
    ['Is there a certificate?', 'Yes, after all five projects have passed the checker and a short viva by video.'],
    ['Can a school student join?', 'From class 11 on, with the consent of a parent or guardian.'],
    ['What comes next?', 'SQL and Power BI for analysis, Full Stack Web Development for software, or Applied AI for modelling.'],
  ],
  batches: [[21, '2026-12-01']],
};
