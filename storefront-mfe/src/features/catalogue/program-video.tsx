import { IconButton, color, styled } from '@aarohan/shared/ui';
import { useEffect, useRef, useState } from 'react';

interface ProgramVideoProps {
  src: string;
  poster: string;
}

/** Plays silently and for ever, unless the visitor wants less motion; can always be stopped. */
export function ProgramVideo({ src, poster }: ProgramVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    // A browser that refuses to start by itself leaves the poster and the button.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) video.current?.play().catch(() => undefined);
  }, []);

  const toggle = () => {
    if (playing) video.current?.pause();
    else video.current?.play().catch(() => undefined);
  };

  return (
    <>
      <video
        ref={video}
        src={src}
        poster={poster}
        muted
        loop
        playsInline
        preload="metadata"
        aria-label="A look into the program"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <Control>
        <IconButton icon={playing ? 'pause' : 'play'} label={playing ? 'Pause video' : 'Play video'} onClick={toggle} />
      </Control>
    </>
  );
}

const Control = styled('div')({ position: 'absolute', right: 12, bottom: 12, borderRadius: 10, background: color.surface });
