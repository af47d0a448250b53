import { anyTime, type ProgramSeed, selfPacedMode, standardFees } from '../program-seed.ts';

export const uiUxDesign: ProgramSeed = {
  id: '66e1a10fb94d7e0a51cc6b75',
  name: 'UI/UX Design',
  kind: 'selfPaced',
  mode: selfPacedMode,
  weeks: 8,
  classTiming: anyTime,
  available: true,
  rating: 5,
  fees: standardFees,
  description:
    'Design for people who are in a hurry, on a small screen and in their second language. Research, flows, interface craft and usability tests, ending with two case studies that show how you think and not only how you draw.',
  highlights: [
    ['Two case studies', 'A metro ticket app and a clinic appointment desk, from interviews to prototype.'],
    ['Five usability tests', 'Scripts, consent forms and a kit for recording on a phone.'],
    ['Weekly critique', 'Show unfinished work, receive three questions and one suggestion.'],
  ],
  modules: [
    {
      heading: 'Seeing and asking',
      topics: [
        ['Field research', 'Watch a ticket queue for an hour and write what you saw.'],
        ['Interviews', 'Questions about the last time, not about opinions.'],
        ['Synthesis', 'From notes to needs to a problem statement.'],
      ],
    },
    {
      heading: 'Structure',
      topics: [
        ['User flows', 'Happy path, slow network, wrong PIN.'],
        ['Information architecture', 'Card sorting with real words.'],
        ['Wireframes', 'Ten bad ones before one good one.'],
      ],
    },
    {
      heading: 'Visual craft',
      topics: [
        ['Type and grid', 'Rhythm for Latin, Devanagari and Bengali scripts.'],
        ['Colour', 'Contrast, meaning and colour blindness.'],
        ['Components', 'States, variants and names engineers understand.'],
      ],
    },
    {
      heading: 'Prototypes and tests',
      topics: [
        ['Figma prototyping', 'Only as real as the question requires.'],
        ['Usability testing', 'Tasks, silence and severity ratings.'],
        ['Iterating', 'Change one thing and test again.'],
      ],
    },
    {
      heading: 'Working with a team',
      topics: [
        ['Handover', 'Specs, tokens and a walk-through.'],
        ['Accessibility', 'WCAG 2.2 checks a designer owns.'],
        ['Portfolio', 'Problem, evidence, decision, result.'],
      ],
    },
  ],
  faq: [
    ['I cannot draw. Can I join?', 'Yes. Boxes, arrows and clear writing are enough for nine tenths of the work.'],
    ['Is Figma free?', 'The free plan covers the course; students can get the education plan.'],
    [
      'Where do I find people for tests?',
      'The course gives you a script to recruit five people around you, and a pool of fellow learners.',
    ],
    ['Will somebody look at my portfolio?', 'Two designers review both case studies and write a page each.'],
    ['How much code is taught?', 'Enough HTML and CSS to know what is cheap to build.'],
  ],
  batches: [[6, '2026-12-01']],
};
