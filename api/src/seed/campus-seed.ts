import type { JobOpening } from '@aarohan/shared/campus';
import type { Glyph } from '../media/glyphs.ts';

/** A post of the campus drive; `opening` where the employer wants to be named. */
export interface JobSeed {
  title: string;
  description: string;
  glyph: Glyph;
  hashtags: string[];
  /** day it was published */
  on: string;
  opening?: JobOpening;
}

export const jobs: JobSeed[] = [
  {
    title: 'Graduate Data Analyst, Sector V',
    description:
      'A retail analytics firm in Salt Lake takes twelve graduates for its reporting desk. You will own two dashboards from the third month. SQL and Excel are tested on the day; Power BI is taught after joining. Day shift, five days a week.',
    glyph: 'bars',
    hashtags: ['#DataAnalytics', '#Freshers', '#Kolkata'],
    on: '2026-11-18',
    opening: {
      organisation: 'Medhaworks',
      city: 'Kolkata',
      state: 'West Bengal',
      employmentType: 'FULL_TIME',
      validThrough: '2027-01-31',
    },
  },
  {
    title: 'Embedded Engineer Trainee',
    description:
      'A maker of energy meters near Howrah looks for six trainees for firmware and test. C and basic electronics are enough; bring a project you can explain with a pencil. One year of training with a stipend, then confirmation.',
    glyph: 'chip',
    hashtags: ['#Embedded', '#CoreJobs', '#Howrah'],
    on: '2026-11-14',
  },
  {
    title: 'Relationship Officer, Private Bank',
    description:
      'Twenty-five positions in branches across West Bengal, Odisha and Jharkhand. Graduates of any stream with clear speech in two languages. Selection by group discussion and one interview; results on the same evening.',
    glyph: 'bank',
    hashtags: ['#Banking', '#AnyGraduate', '#EasternIndia'],
    on: '2026-11-09',
  },
  {
    title: 'Associate Software Engineer',
    description:
      'A product company with forty engineers in Kolkata and Pune hires eight associates for its logistics platform. One coding round on your own laptop, one design conversation, one with the team you would join.',
    glyph: 'braces',
    hashtags: ['#Software', '#TypeScript', '#Kolkata'],
    on: '2026-11-03',
    opening: {
      organisation: 'Vayu Logistics',
      city: 'Kolkata',
      state: 'West Bengal',
      employmentType: 'FULL_TIME',
      validThrough: '2027-01-15',
    },
  },
  {
    title: 'Security Operations Analyst',
    description:
      'A managed security provider runs three shifts and trains its own analysts. Networking fundamentals and curiosity about logs are needed. Night shifts are paid with an allowance and a cab; four rounds a month at most.',
    glyph: 'shield',
    hashtags: ['#CyberSecurity', '#SOC', '#Shifts'],
    on: '2026-10-27',
  },
  {
    title: 'Physical Design Intern, VLSI',
    description:
      'Six months with the layout group of a semiconductor services firm in Bengaluru, hostel included. Final-year students of electronics with digital design as a subject. Three of last year’s five interns were offered a position.',
    glyph: 'wafer',
    hashtags: ['#VLSI', '#Internship', '#Bengaluru'],
    on: '2026-10-19',
    opening: { organisation: 'Kaveri Labs', city: 'Bengaluru', state: 'Karnataka', employmentType: 'INTERN', validThrough: '2027-02-28' },
  },
  {
    title: 'Cloud Support Associate',
    description:
      'Answer tickets from small companies that run on AWS and Azure: networks, backups, bills. Ten positions, hybrid from New Town. Certifications are sponsored after the first half year.',
    glyph: 'cloud',
    hashtags: ['#Cloud', '#Support', '#Hybrid'],
    on: '2026-10-12',
    opening: {
      organisation: 'Nilgiri Systems',
      city: 'Kolkata',
      state: 'West Bengal',
      employmentType: 'FULL_TIME',
      validThrough: '2026-12-31',
    },
  },
  {
    title: 'Digital Marketing Executive',
    description:
      'A sweets brand with sixty shops wants somebody who writes Bengali as well as English and can read a campaign report. Portfolio first, degree second. Two openings.',
    glyph: 'megaphone',
    hashtags: ['#Marketing', '#Bengali', '#Content'],
    on: '2026-10-05',
  },
  {
    title: 'UX Designer, Public Services',
    description:
      'Work on forms that citizens fill in on phones, in four languages. Show two case studies with evidence from tests. Three positions, one of them for a designer with a disability who knows assistive technology at first hand.',
    glyph: 'pen',
    hashtags: ['#UXDesign', '#Accessibility', '#GovTech'],
    on: '2026-09-28',
  },
  {
    title: 'Automation Technician',
    description:
      'A bottling plant at Dankuni seeks diploma holders for maintenance of PLC-controlled lines. Rotating shifts, canteen and transport. Practical test on a conveyor with a hidden fault.',
    glyph: 'gear',
    hashtags: ['#Automation', '#Diploma', '#PLC'],
    on: '2026-09-21',
  },
  {
    title: 'Business Analyst, Insurance',
    description:
      'Sit between claims handlers and developers, write stories both sides accept. Freshers with strong writing and people returning after a break are equally welcome. Six positions in Kolkata.',
    glyph: 'kanban',
    hashtags: ['#BusinessAnalysis', '#CareerBreak', '#Insurance'],
    on: '2026-09-15',
  },
  {
    title: 'Teaching Associate, AI Labs',
    description:
      'Guide lab sessions of our partner colleges in Durgapur, Siliguri and Guwahati. You enjoy explaining and have finished one AI program with a project. Fixed term of eleven months with a renewal.',
    glyph: 'people',
    hashtags: ['#Teaching', '#AI', '#Travel'],
    on: '2026-09-08',
  },
];
