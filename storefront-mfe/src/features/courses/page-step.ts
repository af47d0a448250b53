import { buttonStyle, color, media, styled } from '@aarohan/shared/ui';

/**
 * Previous and Next. `disabled` would throw the keyboard's focus away on the last page, so that the end is only said:
 * `aria-disabled`, and nothing to do.
 */
export const Step = styled('button')({
  ...buttonStyle({ variant: 'outlined' }),
  minWidth: 44,
  paddingInline: 0,
  [media.tablet]: { paddingInline: 14 },
  '&[aria-disabled="true"]': { borderColor: color.line, color: color.control, cursor: 'not-allowed' },
});
