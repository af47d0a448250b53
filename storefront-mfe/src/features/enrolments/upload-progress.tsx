import { color, fontSize, styled } from '@aarohan/shared/ui';

/** @param part of the whole form that has left, 0 to 1 */
export function UploadProgress({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  return (
    <Root>
      <progress max={100} value={percent} aria-label="Upload" />
      <span>{percent < 100 ? `${percent} % uploaded` : 'Checking your papers…'}</span>
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: 6,
  fontSize: fontSize.small,
  color: color.muted,
  progress: { width: '100%', height: 10, accentColor: color.primary },
});
