/** From here on the header shows its links itself; the same width as `media.desktop`. */
export const desktop = '(min-width: 900px)';

/** Below it they are in the panel. */
export const narrow = '@media (max-width: 899.95px)';
