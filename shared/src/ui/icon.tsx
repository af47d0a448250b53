import { styled } from '@mui/material/styles';
import { iconPaths, type IconName } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** px */
  size?: number;
}

/** Decoration beside words; a reader never hears it. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <Svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </Svg>
);

const Svg = styled('svg')({ flex: 'none' });
