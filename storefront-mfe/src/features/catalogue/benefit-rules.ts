import type { Benefit } from '@aarohan/shared/catalogue';

export interface BenefitSections {
  mainTitle: string;
  items: { heading: string; description: string }[];
  middle: { heading: string; description: string };
  groups: { title: string; lines: string[] }[];
  table?: { title: string; rows: { category: string; tableau: string; powerbi: string }[] };
  bottom: { title: string; description: string; texts: string[] };
}

const itemCount = 7;
const groupCount = 4;
const lineCount = 13;
/** The first groups have three lines each, the last one has the rest. */
const linesPerGroup = 3;

/** The numbered fields of the specification (2 §3) as the sections that they mean; what is empty is left out. */
export function benefitSections(benefit: Benefit): BenefitSections {
  const text = (name: string): string => (typeof benefit[name] === 'string' ? benefit[name] : '');
  const table = benefit['table_section'];
  return {
    mainTitle: text('section1_mainTitle'),
    items: upTo(itemCount)
      .map((number) => ({ heading: text(`section1_heading_${number}`), description: text(`section1_description_${number}`) }))
      .filter(({ heading, description }) => heading !== '' || description !== ''),
    middle: { heading: text('middle_bold_heading'), description: text('middle_description') },
    groups: upTo(groupCount)
      .map((number) => ({
        title: text(`section2_mainTitle_${number}`),
        lines: linesOf(number).map((line) => text(`section2_subheading_${line}`)),
      }))
      .map(({ title, lines }) => ({ title, lines: lines.filter(Boolean) }))
      .filter(({ title, lines }) => title !== '' || lines.length > 0),
    ...(typeof table === 'object' && { table }),
    bottom: {
      title: text('bottomTitle'),
      description: text('bottomDescription'),
      texts: [text('bottomText1'), text('bottomText2')].filter(Boolean),
    },
  };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const linesOf = (group: number): number[] =>
  upTo(lineCount).filter((line) => Math.min(groupCount, Math.ceil(line / linesPerGroup)) === group);
