import type { RegisteredUser } from '@aarohan/shared/enrolments';
import { color, styled } from '@aarohan/shared/ui';
import { typeLabels } from './format-user.ts';

/** Student or professional, told apart by word and colour. */
export const TypeTag = ({ type }: { type: RegisteredUser['candidateType'] }) => <Root data-type={type}>{typeLabels[type]}</Root>;

const Root = styled('span')({
  padding: '2px 8px',
  borderRadius: 999,
  fontWeight: 600,
  '&[data-type="student"]': { background: color.primaryTint, color: color.primary },
  '&[data-type="professional"]': { background: color.marigoldTint, color: color.ink },
});
