export interface Super30Slide {
  title: string;
  text: string;
  look: 'chosen' | 'taught' | 'tried' | 'placed';
  /** what the picture shows */
  alt: string;
}

/** The four pictures of the slideshow (spec 2 §2): the year of a Super30 learner. */
export const super30Slides: readonly Super30Slide[] = [
  {
    title: 'Chosen by merit',
    text: 'A written test, a task to take home, and a conversation; marks alone decide nothing.',
    look: 'chosen',
    alt: 'Thirty seats, a few of them lit',
  },
  {
    title: 'Taught together',
    text: 'All thirty in one room, six days a week, with the mentors who lead our programs.',
    look: 'taught',
    alt: 'Learners side by side before a board with a rising line',
  },
  {
    title: 'Work that is read',
    text: 'Remarks within two days, and every month a piece of work for the portfolio.',
    look: 'tried',
    alt: 'Four pieces of work, each higher than the one before, all of them ticked',
  },
  {
    title: 'An offer for each',
    text: 'The year ends at the campus drive, and the mentors stay until there is an offer.',
    look: 'placed',
    alt: 'Thirty seats, every one of them lit',
  },
];
