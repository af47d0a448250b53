import { expect, test } from '@jest/globals';
import { benefitSections } from './benefit-rules.ts';

const numbered = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index + 1}`, `${name}${index + 1}`]));

test('When all fields are filled in, then seven items, four groups of thirteen lines and the rest come', () => {
  const table = { title: 'Tools', rows: [{ category: 'Maps', tableau: 'Polygons', powerbi: 'Filled' }] };
  const sections = benefitSections({
    section1_mainTitle: 'Beside the classes',
    ...numbered('section1_heading_', 7),
    ...numbered('section1_description_', 7),
    middle_bold_heading: 'Two tools',
    middle_description: 'One way of thinking',
    ...numbered('section2_mainTitle_', 4),
    ...numbered('section2_subheading_', 13),
    table_section: table,
    bottomTitle: 'Ready',
    bottomDescription: 'When the role is',
    bottomText1: '40 learners',
    bottomText2: 'Weekdays',
  });

  expect(sections).toMatchObject({
    mainTitle: 'Beside the classes',
    middle: { heading: 'Two tools', description: 'One way of thinking' },
    table,
  });
  expect(sections.items[6]).toEqual({ heading: 'section1_heading_7', description: 'section1_description_7' });
  expect(sections.groups.map(({ lines }) => lines.length)).toEqual([3, 3, 3, 4]);
  expect(sections.groups[3]?.lines.at(-1)).toBe('section2_subheading_13');
  expect(sections.bottom).toEqual({ title: 'Ready', description: 'When the role is', texts: ['40 learners', 'Weekdays'] });
});

test('When little is filled in, then nothing empty comes', () => {
  expect(benefitSections({ section1_heading_3: 'Question bank', section2_subheading_2: 'A report' })).toEqual({
    mainTitle: '',
    items: [{ heading: 'Question bank', description: '' }],
    middle: { heading: '', description: '' },
    groups: [{ title: '', lines: ['A report'] }],
    bottom: { title: '', description: '', texts: [] },
  });
});
