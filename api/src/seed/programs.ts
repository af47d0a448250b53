import type { ProgramSeed } from './program-seed.ts';
import { appliedAi } from './programs/applied-ai.ts';
import { cloudAws } from './programs/cloud-aws.ts';
import { cyberSecurity } from './programs/cyber-security.ts';
import { dataAnalytics } from './programs/data-analytics.ts';
import { digitalBanking } from './programs/digital-banking.ts';
import { digitalMarketing } from './programs/digital-marketing.ts';
import { embeddedIot } from './programs/embedded-iot.ts';
import { fullStack } from './programs/full-stack.ts';
import { generativeAi } from './programs/generative-ai.ts';
import { pythonProgramming } from './programs/python-programming.ts';
import { robotics } from './programs/robotics.ts';
import { sqlPowerBi } from './programs/sql-power-bi.ts';
import { uiUxDesign } from './programs/ui-ux-design.ts';
import { vibeCoding } from './programs/vibe-coding.ts';
import { vlsiCircuits } from './programs/vlsi-circuits.ts';

/** The fifteen programs in the order in which the site lists them. */
export const programs: ProgramSeed[] = [
  appliedAi,
  dataAnalytics,
  embeddedIot,
  generativeAi,
  digitalBanking,
  vibeCoding,
  vlsiCircuits,
  robotics,
  cyberSecurity,
  pythonProgramming,
  fullStack,
  cloudAws,
  sqlPowerBi,
  digitalMarketing,
  uiUxDesign,
];
