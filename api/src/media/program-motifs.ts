import type { Glyph } from './glyphs.ts';
import type { Hue } from './hues.ts';

/** What stands on the cover of each program: hue, topic, and two companions on the steps. */
export const programMotifs: Record<string, [hue: Hue, glyph: Glyph, companions: Glyph[]]> = {
  '66a1f3c2b94d7e0a51c828c7': ['machine-learning', 'neural', ['target', 'scatter']],
  '66a1f4d8b94d7e0a51c85759': ['data-analytics', 'bars', ['curve', 'donut']],
  '66b20c91b94d7e0a51c9dfc5': ['embedded-iot', 'board', ['antenna', 'battery']],
  'generative-ai-course': ['generative-ai', 'spark', ['image', 'chat']],
  '66c8417ab94d7e0a51ca0018': ['banking-finance', 'bank', ['rupee', 'card']],
  'vibe-coding-course': ['design-ux', 'braces', ['spark', 'browser']],
  'vlsi-circuits-systems': ['vlsi', 'chip', ['wafer', 'pulse']],
  '66d5029eb94d7e0a51cb4c3a': ['web-mobile', 'robot', ['gear', 'gauge']],
  '66d5037fb94d7e0a51cb6e12': ['cyber-security', 'shield', ['radar', 'lock']],
  '66e19b04b94d7e0a51cc1a27': ['programming', 'terminal', ['doc', 'braces']],
  '66e19c3db94d7e0a51cc2b91': ['web-mobile', 'browser', ['table', 'plug']],
  '66e19d72b94d7e0a51cc3f08': ['cloud-devops', 'cloud', ['cube', 'pipeline']],
  '66e19ea6b94d7e0a51cc4d6e': ['career-skills', 'table', ['bars', 'funnel']],
  '66e19fdab94d7e0a51cc5c43': ['digital-marketing', 'megaphone', ['search', 'mail']],
  '66e1a10fb94d7e0a51cc6b75': ['design-ux', 'pen', ['grid', 'eye']],
};
