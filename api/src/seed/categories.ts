import type { CategorySeed } from './course-seed.ts';
import { bankingFinanceCourses } from './courses/banking-finance.ts';
import { businessProjectsCourses } from './courses/business-projects.ts';
import { careerSkillsCourses } from './courses/career-skills.ts';
import { cloudDevopsCourses } from './courses/cloud-devops.ts';
import { cyberSecurityCourses } from './courses/cyber-security.ts';
import { dataAnalyticsCourses } from './courses/data-analytics.ts';
import { designUxCourses } from './courses/design-ux.ts';
import { digitalMarketingCourses } from './courses/digital-marketing.ts';
import { embeddedIotCourses } from './courses/embedded-iot.ts';
import { generativeAiCourses } from './courses/generative-ai.ts';
import { machineLearningCourses } from './courses/machine-learning.ts';
import { programmingCourses } from './courses/programming.ts';
import { vlsiCourses } from './courses/vlsi.ts';
import { webMobileCourses } from './courses/web-mobile.ts';

/** The categories of the subscription catalogue in the order in which they are listed. */
export const categorySeeds: CategorySeed[] = [
  dataAnalyticsCourses,
  machineLearningCourses,
  generativeAiCourses,
  programmingCourses,
  webMobileCourses,
  cloudDevopsCourses,
  cyberSecurityCourses,
  embeddedIotCourses,
  vlsiCourses,
  bankingFinanceCourses,
  digitalMarketingCourses,
  designUxCourses,
  businessProjectsCourses,
  careerSkillsCourses,
];
