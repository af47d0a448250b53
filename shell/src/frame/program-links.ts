import type { SiteLink } from './site-links.ts';

/** The footer's fixed map of program names to ids (spec 1 §2): nine live programs and six self-paced ones. */
const livePrograms = {
  'Applied AI and Machine Learning': '66a1f3c2b94d7e0a51c828c7',
  'Data Analytics and Business Intelligence': '66a1f4d8b94d7e0a51c85759',
  'Embedded Systems and IoT': '66b20c91b94d7e0a51c9dfc5',
  'Generative AI': 'generative-ai-course',
  'Digital Banking and Finance': '66c8417ab94d7e0a51ca0018',
  'Vibe Coding': 'vibe-coding-course',
  'VLSI Circuits and Systems': 'vlsi-circuits-systems',
  'Robotics and Industrial Automation': '66d5029eb94d7e0a51cb4c3a',
  'Cyber Security and Ethical Hacking': '66d5037fb94d7e0a51cb6e12',
};

const selfPacedPrograms = {
  'Python Programming': '66e19b04b94d7e0a51cc1a27',
  'Full Stack Web Development': '66e19c3db94d7e0a51cc2b91',
  'Cloud Computing with AWS': '66e19d72b94d7e0a51cc3f08',
  'SQL and Power BI': '66e19ea6b94d7e0a51cc4d6e',
  'Digital Marketing': '66e19fdab94d7e0a51cc5c43',
  'UI/UX Design': '66e1a10fb94d7e0a51cc6b75',
};

const linksTo = (programs: Record<string, string>): SiteLink[] =>
  Object.entries(programs).map(([title, id]) => ({ title, to: `/course_details/${id}` }));

/** The MBA has no id among the programs: it is a postgraduate course. */
export const professionalLinks: SiteLink[] = [...linksTo(livePrograms), { title: 'MBA (IB)', to: '/pg_productDetails/mba-ib' }];

export const selfPacedLinks = linksTo(selfPacedPrograms);
