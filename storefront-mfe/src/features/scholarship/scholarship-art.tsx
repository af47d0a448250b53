import { color, styled } from '@aarohan/shared/ui';
import type { Scholarship } from './scholarships.ts';

/** The rising steps: a star over the highest of them, or a family on its way up. */
export const ScholarshipArt = ({ look }: Pick<Scholarship, 'look'>) => (
  <Svg viewBox="0 0 440 300" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
    {heights.map((height, step) => (
      <rect key={height} x={step * stride} y={300 - height} width={stride - 8} height={height} rx="10" fill={fills[look][step]} />
    ))}
    {look === 'merit' ? <Star /> : people.map((person) => <Person key={person.step} {...person} />)}
  </Svg>
);

const heights = [44, 84, 124, 164, 204];
const stride = 88;

const fills: Record<Scholarship['look'], string[]> = {
  merit: ['#DDDBF3', '#C5C2EC', '#9B97DC', '#6A66CB', color.primary],
  family: ['#F9E3B8', '#F7D595', '#F5C56A', color.marigold, color.ink],
};

const Star = () => (
  <>
    <circle cx="392" cy="48" r="42" fill={color.surface} />
    <path d="m392 18 8.8 18.4 20.2 2.7-14.8 14 3.7 20.1-17.9-9.8-17.9 9.8 3.7-20.1-14.8-14 20.2-2.7Z" fill={color.marigold} />
  </>
);

/** on which step, and how big */
const people = [
  { step: 0, size: 0.8 },
  { step: 2, size: 0.8 },
  { step: 4, size: 1 },
];

const Person = ({ step, size }: { step: number; size: number }) => (
  <g
    transform={`translate(${step * stride + 40} ${300 - (heights[step] ?? 0)}) scale(${size})`}
    fill={step === 4 ? color.ink : color.primary}
  >
    <circle cy="-66" r="18" />
    <path d="M-30 -4a30 34 0 0 1 60 0Z" />
  </g>
);

const Svg = styled('svg')({ width: '100%', height: '100%' });
