import { liveMode, type ProgramSeed, standardFees, weekdayEvenings } from '../program-seed.ts';
import { generativeAiBenefit } from './generative-ai-benefit.ts';

export const generativeAi: ProgramSeed = {
  id: 'generative-ai-course',
  name: 'Generative AI',
  kind: 'top',
  mode: liveMode,
  weeks: 8,
  classTiming: weekdayEvenings,
  available: true,
  rating: 5,
  fees: standardFees,
  description:
    'Eight weeks on how language and image models work, what they are good for and where they fail. You write prompts that can be tested, connect a model to your own documents, build a small agent with tools, and learn to say no to an answer that only sounds right.',
  highlights: [
    ['Five working assistants', 'From a syllabus tutor to a claims checker, each with an evaluation sheet beside it.'],
    ['Open and closed models', 'Compare hosted models with ones that run on a college computer.'],
    ['Evaluation before demo', 'No project is shown until its test set exists.'],
    ['Responsible use', 'Privacy, copyright and bias handled in every project instead of in one lecture.'],
  ],
  modules: [
    {
      heading: 'How generation works',
      topics: [
        ['Tokens and probabilities', 'Watch a model choose the next word and change its mind with temperature.'],
        ['The transformer, drawn', 'Attention as a lookup, explained without calculus and then with it.'],
        ['Limits', 'Context length, knowledge dates and invented references.'],
      ],
    },
    {
      heading: 'Prompts that can be tested',
      topics: [
        ['Instructions, examples, formats', 'Write a prompt as a small specification.'],
        ['Structured output', 'JSON that passes a schema every time, or is retried.'],
        ['Prompt tests', 'Fifty cases, a score and a record of each change.'],
      ],
    },
    {
      heading: 'Your documents as knowledge',
      topics: [
        ['Splitting and embedding', 'Chunk a tax circular so that its tables survive.'],
        ['Vector search', 'Similarity, filters and hybrid ranking.'],
        ['Answers with sources', 'Cite the paragraph or stay silent.'],
      ],
    },
    {
      heading: 'Tools and agents',
      topics: [
        ['Function calling', 'Let a model look up a train and never book one by accident.'],
        ['Planning loops', 'Steps, budgets and a hand on the switch.'],
        ['Guarding inputs', 'Prompt injection shown live and then contained.'],
      ],
    },
    {
      heading: 'Images, speech and Indian languages',
      topics: [
        ['Diffusion models', 'Noise, guidance and consistent characters.'],
        ['Speech in and out', 'Transcribe Bengali and Hindi calls and measure the errors.'],
        ['Translation in practice', 'Terminology lists and human review.'],
      ],
    },
    {
      heading: 'From notebook to service',
      topics: [
        ['Cost and latency', 'Caching, batching and choosing the smallest model that passes.'],
        ['Deployment', 'A web app with rate limits and logs that keep no personal data.'],
        ['Final project', 'A problem from your own college or workplace, presented with its failures.'],
      ],
    },
  ],
  faq: [
    [
      'Is coding required?',
      'Light Python is used from the third week. Learners without it follow guided notebooks and catch up with the free primer.',
    ],
    [
      'Do I have to pay for model usage?',
      'No. Each learner receives credits that cover all exercises, and two modules use open models only.',
    ],
    [
      'How is this different from watching videos?',
      'Every class ends with something you built being run against a test set, and a mentor comments on it before the next one.',
    ],
    [
      'Will the content be out of date soon?',
      'Models change monthly; evaluation, retrieval and safe tool use change slowly, and those carry the course. Notes are revised for each batch and stay open to former learners.',
    ],
    ['Can two colleagues share one project?', 'Yes, in pairs. Each partner is questioned separately about the whole of it.'],
  ],
  batches: [
    [15, '2026-11-30'],
    [16, '2027-01-11'],
  ],
  benefit: generativeAiBenefit,
};
