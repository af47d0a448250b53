/** The hue of each category and family of programs, in degrees. */
export const hues = {
  'data-analytics': 205,
  'machine-learning': 242,
  'generative-ai': 268,
  programming: 222,
  'web-mobile': 190,
  'cloud-devops': 212,
  'cyber-security': 356,
  'embedded-iot': 160,
  vlsi: 28,
  'banking-finance': 150,
  'digital-marketing': 338,
  'design-ux': 318,
  'business-projects': 18,
  'career-skills': 42,
} as const;

export type Hue = keyof typeof hues;
