import { media } from '@aarohan/shared/ui';

/** From here on the header shows its links itself; the same width as `media.desktop`. */
export const desktop = '(min-width: 900px)';

/** Below it they are in the panel; paper shows neither. */
export const narrow = '@media (max-width: 899.95px)';

/** Here the links and a long name have one line together, and nothing to give away. */
export const tight = '@media (min-width: 900px) and (max-width: 1199.95px)';

export const onDesktop = { display: 'flex', alignItems: 'center', [narrow]: { display: 'none' }, [media.print]: { display: 'none' } };
