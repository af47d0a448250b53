/// <reference types="./fonts/woff2.d.ts" />
import interLatin from './fonts/inter-latin.woff2';

/** Address of the one font file, for a preload link. */
export const fontUrl = interLatin;

/**
 * Inter, and a local Arial stretched to its metrics until it is there; the percentages are printed by
 * `shared/build/subset-font.js`.
 */
export const fontFaces = `
@font-face{font-family:'Inter';src:url(${interLatin}) format('woff2');font-weight:400 800;font-display:swap}
@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:107.33%;ascent-override:90.26%;descent-override:22.47%;line-gap-override:0%}
`;
