import { useNavigation } from '@aarohan/shared/router';
import { color, keyframes, styled } from '@aarohan/shared/ui';

/** A line on top while the next page is on its way; fast pages never show it. */
export function ProgressBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Bar aria-hidden="true" />;
}

const appear = keyframes({ to: { opacity: 1 } });
const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

const Bar = styled('div')({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 20,
  height: 3,
  background: color.marigold,
  transformOrigin: 'left',
  opacity: 0,
  animation: `${appear} 1ms 150ms forwards, ${advance} 6s 150ms cubic-bezier(0.1, 0.7, 0.3, 1) both`,
});
