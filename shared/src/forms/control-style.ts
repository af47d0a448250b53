import { color, media, radius } from '@aarohan/shared/ui';

/** The one drawing of a text box, for inputs, selects and text areas. 16 px, so that phones do not zoom. */
export const controlStyle = {
  width: '100%',
  minHeight: 48,
  padding: '10px 14px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: '1rem',
  lineHeight: 1.5,
  transition: 'border-color 120ms, box-shadow 120ms',
  '&::placeholder': { color: color.muted, opacity: 0.8 },
  [media.hover]: { '&:hover': { borderColor: color.ink } },
  '&:focus-visible': { outline: `2px solid ${color.primary}`, outlineOffset: 2, borderColor: color.primary },
  '&[aria-invalid="true"]': { borderColor: color.rose, boxShadow: `inset 0 0 0 1px ${color.rose}` },
  '&:disabled, &[readonly]': { background: color.paper, borderColor: color.line },
};
