/** The house's colours (UI.md). */
export const ink = '#16182F';
export const primary = '#3A36B8';
export const marigold = '#F6A821';
export const paper = '#FAF8F3';

/** Tints and shades of one hue, in degrees; calm enough to stand beside each other in a list. */
export const tones = (hue: number) => ({
  mist: `hsl(${hue} 42% 95%)`,
  pale: `hsl(${hue} 40% 87%)`,
  soft: `hsl(${hue} 36% 74%)`,
  mid: `hsl(${hue} 38% 52%)`,
  deep: `hsl(${hue} 44% 30%)`,
  night: `hsl(${hue} 46% 17%)`,
  dusk: `hsl(${hue} 42% 24%)`,
});
