/// <reference types="./fonts/woff2.d.ts" />
import interLatin from './fonts/inter-latin.woff2';

/** Path of the one font file: without the origin, so that the web server and the browser write the same style. */
export const fontUrl = typeof location === 'undefined' ? interLatin : new URL(interLatin, location.href).pathname;

/**
 * Inter, and a local Arial stretched to its metrics until it is there; the percentages are printed by
 * `shared/build/subset-font.js`.
 */
export const fontFaces = `
@font-face{font-family:'Inter';src:url(${fontUrl}) format('woff2');font-weight:400 800;font-display:swap}
@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:107.33%;ascent-override:90.26%;descent-override:22.47%;line-gap-override:0%}
`;
