import { color, radius, styled } from '@aarohan/shared/ui';

/** The first stop of the keyboard: past the header. */
export const SkipLink = ({ onSkip }: { onSkip: () => void }) => (
  <Root
    href="#main"
    onClick={(event) => {
      event.preventDefault();
      onSkip();
    }}
  >
    Skip to content
  </Root>
);

const Root = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 30,
  padding: '12px 16px',
  borderRadius: radius.control,
  background: color.primary,
  color: color.surface,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '&:focus-visible': { outlineColor: color.marigold },
});
