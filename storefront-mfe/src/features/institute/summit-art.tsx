import { color, styled } from '@aarohan/shared/ui';

/** The rising steps with people on their way up them, a flag on the highest. */
export const SummitArt = () => (
  <Svg viewBox="0 0 440 240" aria-hidden="true" focusable="false">
    {heights.map((height, step) => (
      <rect key={height} x={step * stride} y={240 - height} width={stride - 8} height={height} rx="10" fill={fills[step]} />
    ))}
    {climbers.map(({ step, fill }) => (
      <g key={step} transform={`translate(${step * stride + 40} ${240 - (heights[step] ?? 0)})`} fill={fill}>
        <circle cy="-44" r="11" />
        <path d="M-17 0v-11a17 17 0 0 1 34 0V0Z" />
      </g>
    ))}
    <path d="M374 76V14" stroke={color.ink} strokeWidth="5" strokeLinecap="round" />
    <path d="M377 14h46l-11 14 11 14h-46Z" fill={color.marigold} />
  </Svg>
);

const stride = 88;
const heights = [36, 68, 100, 132, 164];
const fills = ['#DDDBF3', '#C5C2EC', '#9B97DC', '#6A66CB', color.primary];
const climbers = [
  { step: 0, fill: color.primary },
  { step: 1, fill: color.ink },
  { step: 3, fill: color.ink },
];

const Svg = styled('svg')({ width: '100%', maxWidth: 440, justifySelf: 'end' });
