import { IconButton, color, media, styled } from '@aarohan/shared/ui';

interface SlideControlsProps {
  /** what is chosen */
  label: string;
  titles: readonly string[];
  index: number;
  playing: boolean;
  onTurn: (index: number) => void;
  onToggle: () => void;
}

/** Stop first, as whoever is disturbed looks for it first; then the ways to move. */
export const SlideControls = ({ label, titles, index, playing, onTurn, onToggle }: SlideControlsProps) => (
  <Bar role="group" aria-label={label}>
    <IconButton icon={playing ? 'pause' : 'play'} label={playing ? 'Pause slides' : 'Play slides'} onClick={onToggle} />
    <IconButton icon="chevron-left" label="Previous slide" onClick={() => onTurn(index - 1)} />
    {titles.map((title, position) => (
      <Dot
        key={title}
        type="button"
        aria-label={`Slide ${position + 1}: ${title}`}
        aria-current={position === index ? 'true' : undefined}
        onClick={() => onTurn(position)}
      />
    ))}
    <IconButton icon="chevron-right" label="Next slide" onClick={() => onTurn(index + 1)} />
  </Bar>
);

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, marginInline: -12, [media.print]: { display: 'none' } });

const Dot = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: 5,
    background: color.control,
    transition: 'width 150ms, background-color 150ms',
  },
  '&[aria-current]::before': { width: 24, background: color.primary },
  [media.touch]: { width: 44 },
});
