import { Section, color, fontSize, media, radius, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';

/** Three pictures of our hackathons (spec 2 §2). */
export const HackathonGallery = () => (
  <Section title="Hackathon gallery" lead="Thirty-six hours, mixed teams, and something that runs at the end.">
    <Pictures>
      {pictures.map(({ alt, caption, art }) => (
        <li key={alt}>
          <figure>
            <svg viewBox="0 0 320 200" role="img" aria-label={alt}>
              {art}
            </svg>
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </Pictures>
  </Section>
);

const Person = ({ x, fill }: { x: number; fill: string }) => (
  <g transform={`translate(${x} 200)`} fill={fill}>
    <circle cy="-76" r="20" />
    <path d="M-34 0v-12a34 36 0 0 1 68 0v12Z" />
  </g>
);

const pictures: { alt: string; caption: string; art: ReactNode }[] = [
  {
    alt: 'A team of four before a wall of notes',
    caption: 'The first hour: what is the problem, and whose is it?',
    art: (
      <>
        <rect width="320" height="200" fill={color.primaryTint} />
        {[0, 1, 2, 3, 4, 5, 6].map((note) => (
          <rect
            key={note}
            x={28 + note * 38}
            y={18 + (note % 3) * 26}
            width="28"
            height="24"
            rx="3"
            fill={note % 3 === 0 ? color.marigold : '#9B97DC'}
          />
        ))}
        <Person x={60} fill={color.primary} />
        <Person x={128} fill={color.ink} />
        <Person x={196} fill={color.primary} />
        <Person x={264} fill={color.ink} />
      </>
    ),
  },
  {
    alt: 'Two screens at night, one of them with a rising line',
    caption: 'Half past two: the data are clean at last.',
    art: (
      <>
        <rect width="320" height="200" fill={color.ink} />
        <circle cx="278" cy="36" r="16" fill={color.marigoldTint} />
        <rect x="36" y="66" width="112" height="76" rx="8" fill={color.surface} />
        <path
          d="M52 122l24-26 18 12 34-32"
          fill="none"
          stroke={color.primary}
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x="172" y="66" width="112" height="76" rx="8" fill="#6A66CB" />
        <path d="M190 88h56M190 104h76M190 120h40" stroke={color.surface} strokeWidth="6" strokeLinecap="round" />
        <path d="M92 142v24M228 142v24M60 166h64M196 166h64" stroke={color.mutedOnInk} strokeWidth="6" strokeLinecap="round" />
      </>
    ),
  },
  {
    alt: 'The winners on three steps, the highest with a cup',
    caption: 'The jury took four minutes for the first prize, and forty for the second.',
    art: (
      <>
        <rect width="320" height="200" fill={color.marigoldTint} />
        <rect x="36" y="150" width="80" height="50" fill={color.primaryLine} />
        <rect x="120" y="118" width="80" height="82" fill={color.primary} />
        <rect x="204" y="164" width="80" height="36" fill={color.primaryLine} />
        <path d="M140 36h40v24a20 20 0 0 1-40 0ZM160 80v18M144 102h32" fill={color.marigold} stroke={color.marigold} strokeWidth="6" />
        <circle cx="76" cy="128" r="16" fill={color.ink} />
        <circle cx="244" cy="142" r="16" fill={color.ink} />
      </>
    ),
  },
];

const Pictures = styled('ul')({
  display: 'grid',
  gap: 20,
  svg: { display: 'block', width: '100%', height: 'auto', borderRadius: radius.card },
  figure: { margin: 0 },
  figcaption: { marginTop: 10, color: color.muted, fontSize: fontSize.small },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
