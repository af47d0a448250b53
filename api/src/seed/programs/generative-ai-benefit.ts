import type { Benefit } from '@aarohan/shared/catalogue';

/** The "Extra Benefits" of the generative AI program, in the field names of spec 2 §3. */
export const generativeAiBenefit: Benefit = {
  section1_mainTitle: 'Included with your seat',
  section1_heading_1: 'Model credits',
  section1_description_1: 'Enough for every exercise and the final project.',
  section1_heading_2: 'Prompt library',
  section1_description_2: 'One hundred and twenty tested prompts, each with its evaluation sheet.',
  section1_heading_3: 'Local model image',
  section1_description_3: 'A ready disk image with three open models for offline work.',
  section1_heading_4: 'Project clinic',
  section1_description_4: 'Thirty minutes with a mentor on a problem of your own.',
  middle_bold_heading: 'Build it, then try to break it',
  middle_description:
    'Each assistant is handed to another learner whose task is to make it fail. What you repair afterwards is what you remember.',
  section2_mainTitle_1: 'At work',
  section2_mainTitle_2: 'At college',
  section2_mainTitle_3: 'For your career',
  section2_subheading_1: 'Meeting notes with decisions',
  section2_subheading_2: 'Policy question answering',
  section2_subheading_3: 'Ticket triage',
  section2_subheading_4: 'Syllabus tutor',
  section2_subheading_5: 'Paper summaries with references',
  section2_subheading_6: 'Viva practice partner',
  section2_subheading_7: 'Public project page',
  section2_subheading_8: 'Interview on design trade-offs',
  section2_subheading_9: 'Recommendation letter for the best three projects',
  table_section: {
    title: 'Where the work is done',
    rows: [
      { category: 'Exploring answers', tableau: 'Charts of evaluation scores', powerbi: 'Score trend by prompt version' },
      { category: 'Cost tracking', tableau: 'Tokens by feature', powerbi: 'Monthly spend against budget' },
      { category: 'User feedback', tableau: 'Reasons for thumbs down', powerbi: 'Weekly review page' },
    ],
  },
  bottomTitle: 'Small batch, many eyes',
  bottomDescription: 'Thirty learners, three mentors and one rule: show the test set first.',
  bottomText1: 'Seats are allotted in the order of registration.',
  bottomText2: 'Recordings stay open for twelve months.',
};
