export interface Super30Slide {
  title: string;
  text: string;
  look: 'chosen' | 'taught' | 'tried' | 'placed';
}

/** The four pictures of the slideshow (spec 2 §2): the year of a Super30 learner. */
export const super30Slides: readonly Super30Slide[] = [
  {
    title: 'Chosen by merit',
    text: 'A written test, a task to take home, and a conversation; marks alone decide nothing.',
    look: 'chosen',
  },
  { title: 'Taught together', text: 'All thirty in one room, six days a week, with the mentors who lead our programs.', look: 'taught' },
  { title: 'Work that is read', text: 'Remarks within two days, and every month a piece of work for the portfolio.', look: 'tried' },
  { title: 'An offer for each', text: 'The year ends at the campus drive, and the mentors stay until there is an offer.', look: 'placed' },
];
