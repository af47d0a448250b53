/** The week of the campus drive; the same every time it runs. */
export const driveSchedule = [
  {
    title: 'Opening and company talks',
    what: 'Each recruiter presents its roles, pay bands and places of work. Candidates choose up to four.',
  },
  {
    title: 'Aptitude and communication',
    what: 'A written hour in reasoning and numbers, then a spoken five minutes. Results the same evening.',
  },
  { title: 'Technical tests by track', what: 'Software, data, embedded, VLSI, finance and marketing papers, set with the recruiters.' },
  { title: 'Résumé clinic and mock interviews', what: 'Mentors read every résumé line by line; a mock panel for everybody who wants one.' },
  {
    title: 'Group discussions and case rounds',
    what: 'Groups of eight, one real case from a recruiter, feedback to each person in writing.',
  },
  {
    title: 'Technical interviews',
    what: 'One to one with the teams that hire. Two rooms for each company, a fixed hour for each candidate.',
  },
  {
    title: 'HR interviews and offers',
    what: 'Terms, joining dates and letters of intent. Colleges receive the list of their selected students.',
  },
] as const;
