import { color, radius } from '@aarohan/shared/ui';

/** How every control beside the search box looks. */
export const filterControl = {
  minHeight: 36,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
};
