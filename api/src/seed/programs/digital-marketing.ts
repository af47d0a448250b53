import { anyTime, type ProgramSeed, selfPacedMode, standardFees } from '../program-seed.ts';

export const digitalMarketing: ProgramSeed = {
  id: '66e19fdab94d7e0a51cc5c43',
  name: 'Digital Marketing',
  kind: 'selfPaced',
  mode: selfPacedMode,
  weeks: 8,
  classTiming: anyTime,
  available: true,
  rating: 4.8,
  fees: standardFees,
  description:
    'Plan, run and measure a campaign for a business you can visit: a neighbourhood sweet shop, a clinic or your own idea. Search, social, content and e-mail, with a small real budget and a report that separates luck from effect.',
  highlights: [
    ['A real campaign', '₹1,500 of advertising money is part of the course and is spent by you.'],
    ['Bengali, Hindi, English', 'Copy exercises in three languages with native editors.'],
    ['Measurement first', 'Tags, goals and a baseline before the first rupee.'],
  ],
  modules: [
    {
      heading: 'Customers and positioning',
      topics: [
        ['Interviews', 'Five conversations that change the plan.'],
        ['Value proposition', 'One sentence a stranger can repeat.'],
        ['Funnels', 'Where people leave and what it costs.'],
      ],
    },
    {
      heading: 'Search',
      topics: [
        ['Technical SEO', 'Crawling, speed and structured data.'],
        ['Content that ranks', 'Intent, outline and local pages.'],
        ['Search advertising', 'Keywords, negatives and quality score.'],
      ],
    },
    {
      heading: 'Social and video',
      topics: [
        ['Organic rhythm', 'A calendar that one person can keep.'],
        ['Short video', 'Hook, cut and caption on a phone.'],
        ['Paid social', 'Audiences, creative tests and frequency.'],
      ],
    },
    {
      heading: 'E-mail and messaging',
      topics: [
        ['Consent', 'Permission under Indian law and platform rules.'],
        ['Sequences', 'Welcome, remind, win back.'],
        ['WhatsApp for business', 'Templates, windows and opt-outs.'],
      ],
    },
    {
      heading: 'Measuring and reporting',
      topics: [
        ['Analytics', 'Events, conversions and attribution with its limits.'],
        ['Experiments', 'Hold-outs and enough visitors.'],
        ['The monthly page', 'Spend, effect, next step.'],
      ],
    },
  ],
  faq: [
    ['Do I need a business to practise on?', 'No. We pair you with a small shop or a non-profit that has agreed to take part.'],
    ['What if my campaign fails?', 'A failed campaign that is measured and explained earns full marks.'],
    ['Is design software required?', 'A free browser tool is enough. Templates are provided.'],
    ['Does it cover influencer work?', 'Briefly: contracts, disclosure rules and how to judge reach.'],
    ['Are platform certificates included?', 'The lessons prepare for two free ones from Google; you take them on your own account.'],
  ],
  batches: [[9, '2026-12-01']],
};
