import { IconButton, color, fontSize, keyframes, media, styled } from '@aarohan/shared/ui';
import { useId, useState } from 'react';
import { recruiterNames } from './recruiter-names.ts';

/** The partner companies pass by, once round in 25 s; a second row of them makes the seam invisible (spec 1 §9). */
export function RecruiterStrip() {
  const labelId = useId();
  const [state, setState] = useState<'running' | 'paused' | 'wanted'>('running');
  const paused = state === 'paused';

  return (
    <Root data-state={state} role="group" aria-labelledby={labelId}>
      <Head>
        <p id={labelId}>Our learners work at</p>
        <Control>
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? 'Play the company names' : 'Pause the company names'}
            onClick={() => setState(paused ? 'wanted' : 'paused')}
            onBlur={() => setState(paused ? 'paused' : 'running')}
          />
        </Control>
      </Head>
      <Viewport>
        <Track>
          <Names />
          <Names again />
        </Track>
      </Viewport>
    </Root>
  );
}

const Names = ({ again = false }: { again?: boolean }) => (
  <List aria-hidden={again || undefined}>
    {recruiterNames.map(({ name, look }) => (
      <li key={name} data-look={look}>
        {name}
      </li>
    ))}
  </List>
);

const pass = keyframes({ to: { transform: 'translateX(-50%)' } });
const still = '@media (prefers-reduced-motion: reduce)';

const Root = styled('div')({ marginBottom: 24, [media.desktop]: { marginBottom: 32 } });

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 44,
  color: color.muted,
});

const Control = styled('div')({ marginRight: -12, [still]: { display: 'none' }, [media.print]: { display: 'none' } });

const Viewport = styled('div')({
  overflow: 'hidden',
  borderBlock: `1px solid ${color.line}`,
  maskImage: 'linear-gradient(90deg, transparent, #000 5%, #000 95%, transparent)',
  [still]: { maskImage: 'none' },
});

const Track = styled('div')({
  display: 'flex',
  width: 'max-content',
  animation: `${pass} 25s linear infinite`,
  '[data-state="paused"] &, [data-state="running"]:focus-within &, :hover > &': { animationPlayState: 'paused' },
  [still]: { width: 'auto', animation: 'none' },
  [media.print]: { width: 'auto', animation: 'none' },
});

const allInSight = { flexWrap: 'wrap', rowGap: 0, paddingRight: 0, '&[aria-hidden]': { display: 'none' } } as const;

const List = styled('ul')({
  display: 'flex',
  // The gap behind the last one too: half of the track is then exactly one round.
  gap: 48,
  paddingRight: 48,
  color: color.muted,
  fontSize: fontSize.lead,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  li: { display: 'flex', alignItems: 'center', minHeight: 72, whiteSpace: 'nowrap' },
  '[data-look="serif"]': { fontFamily: 'Georgia, "Times New Roman", serif', fontWeight: 700, letterSpacing: 0 },
  '[data-look="italic"]': { fontStyle: 'italic' },
  '[data-look="wide"]': { fontWeight: 500, letterSpacing: '0.06em' },
  '[data-look="tight"]': { letterSpacing: '-0.05em' },
  [media.desktop]: { gap: 72, paddingRight: 72, fontSize: fontSize.h3 },
  [still]: allInSight,
  [media.print]: allInSight,
});
