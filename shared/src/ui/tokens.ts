/** The values every screen is drawn with (UI.md, Brand). Pages style with these, never with a literal colour. */
export const color = {
  ink: '#16182F',
  primary: '#3A36B8',
  primaryHover: '#2E2A97',
  /** primary at 8 %, as a solid: selected rows, quiet highlights */
  primaryTint: '#EFEEF9',
  /** One per screen: the thing to do next. Never text on white. */
  marigold: '#F6A821',
  marigoldHover: '#E5970E',
  marigoldTint: '#FDF3DF',
  leaf: '#0B7A55',
  leafTint: '#E4F2EC',
  rose: '#C2263D',
  roseTint: '#FBE9EB',
  paper: '#FAF8F3',
  surface: '#FFFFFF',
  line: '#E7E2D8',
  /** border of an outlined button; its words carry the contrast */
  primaryLine: '#B9B7E3',
  /** border of a control: 3:1 on surface and paper */
  control: '#8A8895',
  muted: '#575B70',
  /** secondary text on ink */
  mutedOnInk: '#B9BBD0',
} as const;

/** px */
export const radius = { card: 14, control: 10 } as const;

/** px; width of the content and the gutter beside it */
export const contentWidth = 1200;

export const fontFamily = "'Inter', 'Inter Fallback', system-ui, sans-serif";

/** The scale of UI.md in rem. */
export const fontSize = {
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  h3: '1.375rem',
  h2: '1.75rem',
  h1: '2.25rem',
  hero: '3rem',
} as const;

/** Media queries, smallest first; style the phone, then add these. */
export const media = {
  tablet: '@media (min-width: 600px)',
  desktop: '@media (min-width: 900px)',
  wide: '@media (min-width: 1200px)',
  hover: '@media (hover: hover)',
  touch: '@media (pointer: coarse)',
  print: '@media print',
} as const;
