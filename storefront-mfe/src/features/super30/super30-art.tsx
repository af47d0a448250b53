import { color, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';
import type { Super30Slide } from './super30-slides.ts';

/** Thirty seats, and what the slide says of them. */
export const Super30Art = ({ look, alt }: Pick<Super30Slide, 'look' | 'alt'>) => (
  <Svg viewBox="0 0 480 320" role="img" aria-label={alt} focusable="false">
    {arts[look]}
  </Svg>
);

const seats = Array.from({ length: 30 }, (_, seat) => ({ seat, x: 66 + (seat % 6) * 70, y: 60 + Math.floor(seat / 6) * 52 }));
const Seats = ({ lit }: { lit: (seat: number) => boolean }) =>
  seats.map(({ seat, x, y }) => <circle key={seat} cx={x} cy={y} r="16" fill={lit(seat) ? color.marigold : color.primaryLine} />);

const arts: Record<Super30Slide['look'], ReactNode> = {
  chosen: <Seats lit={(seat) => seat % 7 === 2} />,
  taught: (
    <>
      <rect x="90" y="36" width="300" height="128" rx="12" fill={color.primary} />
      <path
        d="M126 128l52-44 44 28 60-52"
        fill="none"
        stroke={color.marigold}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[0, 1, 2, 3, 4].map((seat) => (
        <g key={seat} transform={`translate(${80 + seat * 80} 290)`} fill={seat === 2 ? color.ink : color.primaryLine}>
          <circle cy="-64" r="20" />
          <path d="M-34 0a34 38 0 0 1 68 0Z" />
        </g>
      ))}
    </>
  ),
  tried: (
    <>
      {[0, 1, 2, 3].map((project) => (
        <g key={project} transform={`translate(${44 + project * 102} ${188 - project * 38})`}>
          <rect width="88" height={112 + project * 38} rx="10" fill={project === 3 ? color.primary : color.primaryLine} />
          <path
            d="M24 44l14 14 26-28"
            fill="none"
            stroke={project === 3 ? color.marigold : color.primary}
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </>
  ),
  placed: <Seats lit={() => true} />,
};

const Svg = styled('svg')({ width: '100%', height: 'auto', maxHeight: 320 });
