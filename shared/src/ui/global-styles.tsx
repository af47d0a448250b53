import { Global, type CSSObject } from '@emotion/react';
import { fontFaces } from './font-face.ts';
import { color, fontFamily, fontSize, media } from './tokens.ts';

/** Reset, page defaults and the font; rendered once, by AppTheme. */
export const GlobalStyles = () => <Global styles={[fontFaces, base]} />;

const base: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', scrollPadding: '96px 0' },
  body: {
    margin: 0,
    background: color.paper,
    color: color.ink,
    fontFamily,
    fontSize: fontSize.body,
    lineHeight: 1.6,
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
  },
  'h1, h2, h3, h4': { margin: 0, lineHeight: 1.15, letterSpacing: '-0.02em', fontWeight: 800, textWrap: 'balance' },
  h1: { fontSize: fontSize.h2, [media.desktop]: { fontSize: fontSize.h1 } },
  h2: { fontSize: fontSize.h3, [media.desktop]: { fontSize: fontSize.h2 } },
  h3: { fontSize: fontSize.lead, fontWeight: 700, letterSpacing: '-0.01em' },
  h4: { fontSize: fontSize.body, fontWeight: 700, letterSpacing: 0 },
  'p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
  p: { textWrap: 'pretty' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  fieldset: { border: 0, padding: 0, minWidth: 0 },
  'img, picture, video, svg': { display: 'block', maxWidth: '100%' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  a: { color: color.primary, textUnderlineOffset: '0.2em' },
  ':focus-visible': { outline: `2px solid ${color.primary}`, outlineOffset: 2 },
  // Focus that a route change moves to a heading or to main is no cursor.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { background: color.marigold, color: color.ink },
  '@media (prefers-reduced-motion: reduce)': {
    // The toasts' library closes a toast when the animation of its bar ends.
    '*:not(.Toastify__progress-bar), *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
  '@media print': { body: { background: 'none', fontSize: '11pt' }, 'a[href]': { color: 'inherit' } },
};
