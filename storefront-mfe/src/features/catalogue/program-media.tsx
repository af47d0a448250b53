import type { Picture } from '@aarohan/shared/catalogue';
import { Cover, radius, styled } from '@aarohan/shared/ui';
import { isVideo } from './media-kind.ts';
import { ProgramVideo } from './program-video.tsx';

interface ProgramMediaProps {
  files: string[];
  cover: Picture;
}

/** The program's first picture or film. */
export const ProgramMedia = ({ files: [first], cover }: ProgramMediaProps) => (
  <Frame>
    {isVideo(first) ? (
      <ProgramVideo src={first} poster={cover.src} />
    ) : (
      <Cover picture={cover} sizes="(min-width: 1264px) 776px, (min-width: 900px) 62vw, 100vw" priority />
    )}
  </Frame>
);

const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  overflow: 'hidden',
  'img, video': { width: '100%', height: '100%', objectFit: 'cover' },
});
