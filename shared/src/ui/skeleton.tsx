import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { color, radius } from './tokens.ts';

interface SkeletonProps {
  /** any CSS length; a number is px */
  width?: number | string;
  height?: number | string;
  /** instead of a height: `16 / 9` */
  ratio?: string;
  shape?: 'block' | 'text' | 'circle';
}

/** Stands where something will be, in its final size. Say "loading" once, beside the group (`aria-busy`). */
export const Skeleton = (props: SkeletonProps) => <Root aria-hidden="true" ownerState={props} />;

const corner = { block: radius.control, text: 6, circle: '50%' };

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const Root = styled('span')<{ ownerState: SkeletonProps }>(({ ownerState: { width = '100%', height, ratio, shape = 'block' } }) => ({
  display: 'block',
  width,
  maxWidth: '100%',
  height: height ?? (ratio ? undefined : '1em'),
  aspectRatio: ratio,
  borderRadius: corner[shape],
  background: color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));
