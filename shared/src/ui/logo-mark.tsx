import { color } from './tokens.ts';

/** The motif: rising steps, the last one marigold. Decoration; the name stands beside it. */
export const LogoMark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill={color.primary} />
    <path d="M7 25v-5h5v5zM13.5 25V15h5v10z" fill={color.surface} />
    <path d="M20 25V8h5v17z" fill={color.marigold} />
  </svg>
);
