import { institute } from '@aarohan/shared/brand';
import { formatDay } from '@aarohan/shared/dates';
import { formatMoney } from '@aarohan/shared/money';
import { mailOf } from '../mail/mail-layout.ts';
import type { Letter } from '../mail/outbox.ts';
import type { CandidateRow, CollegeRow, EmployerRow } from './registration-store.ts';

type Facts = [string, string][];

const desk = institute.placementEmail;
const notYou = `You receive this mail because somebody registered with this address on ${institute.website}. If it was not you, write to ${desk}.`;
const fromTheSite = 'Sent by the campus drive’s registration form.';

/** @param post its title, or the drive as a whole */
export const candidateMail = ({ name, email, jobRole }: CandidateRow, post: string): Letter => ({
  to: email,
  subject: 'You are registered for the campus drive',
  ...mailOf({
    heading: `Good luck, ${name}`,
    paragraphs: [
      'Your registration and your résumé have reached our placement desk.',
      'Recruiters see them before the drive begins. We write to this address with the days and places of your tests and interviews.',
    ],
    facts: [
      ['Job post', post],
      ['Job role', jobRole],
    ],
    reason: notYou,
  }),
});

/** @param resumeUrl where staff downloads the résumé */
export const candidateDeskMail = (candidate: CandidateRow, post: string, resumeUrl: string): Letter => ({
  to: desk,
  replyTo: candidate.email,
  subject: `Campus drive: a candidate for ${post}`,
  ...mailOf({
    heading: candidate.name,
    paragraphs: [`A candidate registered for ${post}. An answer to this mail goes to the candidate.`],
    facts: [
      ['E-mail', candidate.email],
      ['Phone', candidate.phone],
      ['Job role', candidate.jobRole],
      ['Place', `${candidate.city}, ${candidate.state}`],
      ['Gender', candidate.gender],
      ['Date of birth', formatDay(candidate.dob)],
      ['Highest qualification', candidate.highestQualification],
      ['Currently working', candidate.currentlyWorking],
    ],
    button: { label: 'Download the résumé', url: resumeUrl },
    reason: fromTheSite,
  }),
});

export const employerDeskMail = (employer: EmployerRow, post: string): Letter => ({
  to: desk,
  subject: `Campus drive: a position for ${post}`,
  ...mailOf({
    heading: `${employer.jobTitle}, ${employer.organisationName}`,
    paragraphs: employer.jobDescription.split(/\n\s*\n/),
    facts: factsOfPosition(employer, post),
    reason: fromTheSite,
  }),
});

const factsOfPosition = (employer: EmployerRow, post: string): Facts => [
  ['Job post', post],
  ['Job type', employer.jobType],
  ['Qualification', employer.qualification],
  ['Positions', String(employer.noOfPositions)],
  ['Salary a year', moneyRange(employer.salaryMin, employer.salaryMax)],
  ['Salary of employees there', moneyRange(employer.employeeSalaryMin, employer.employeeSalaryMax)],
  ['Experience', `${employer.experienceMin} to ${employer.experienceMax} years`],
  ['Workplace', `${employer.jobLocationCity}, ${employer.jobLocationState} ${employer.pincode}`],
  ['Apply until', formatDay(employer.jobExpiryDate)],
  ['Hiring process', employer.hiringProcess],
  ['Position opened for', employer.positionOpenedFor],
  ['Other benefits', employer.otherBenefits],
  ['Open for physically challenged', employer.openForPhysicallyChallenged],
];

const moneyRange = (min: number, max: number): string => `${formatMoney(min)} to ${formatMoney(max)}`;

export const collegeMail = (college: CollegeRow, post: string): Letter => ({
  to: college.contactPersonEmail,
  subject: 'Your college is registered for the campus drive',
  ...mailOf({
    heading: `Welcome, ${college.contactPersonName}`,
    paragraphs: [
      `The registration of ${college.collegeName} has reached our placement desk. We write to this address to agree on days, rooms and the list of students.`,
    ],
    facts: [['Job post', post], ...factsOfCollege(college)],
    reason: notYou,
  }),
});

export const collegeDeskMail = (college: CollegeRow, post: string): Letter => ({
  to: desk,
  replyTo: college.contactPersonEmail,
  subject: `Campus drive: a college for ${post}`,
  ...mailOf({
    heading: college.collegeName,
    paragraphs: [`A college registered for ${post}. An answer to this mail goes to its contact person.`],
    facts: [
      ...factsOfCollege(college),
      ['Contact person', college.contactPersonName],
      ['E-mail', college.contactPersonEmail],
      ['Phone', college.contactPersonPhone],
    ],
    reason: fromTheSite,
  }),
});

const factsOfCollege = ({ areaOfStudy, noOfStudents }: CollegeRow): Facts => [
  ['Area of study', areaOfStudy],
  ['Students', String(noOfStudents)],
];
