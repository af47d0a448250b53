import { color, media, radius } from './tokens.ts';

export interface ButtonLook {
  /** contained: the action; outlined: beside it; text: quiet. */
  variant?: 'contained' | 'outlined' | 'text';
  /** next: marigold, the one thing to do next on the screen; danger: cannot be undone; onInk: for dark bands. */
  tone?: 'primary' | 'next' | 'danger' | 'onInk';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
}

const hue = {
  primary: {
    fill: color.primary,
    fillHover: color.primaryHover,
    on: color.surface,
    text: color.primary,
    tint: color.primaryTint,
    line: color.primaryLine,
  },
  next: {
    fill: color.marigold,
    fillHover: color.marigoldHover,
    on: color.ink,
    text: color.ink,
    tint: color.marigoldTint,
    line: color.marigold,
  },
  danger: { fill: color.rose, fillHover: '#A31D32', on: color.surface, text: color.rose, tint: color.roseTint, line: color.rose },
  onInk: {
    fill: color.surface,
    fillHover: color.paper,
    on: color.ink,
    text: color.surface,
    tint: 'rgb(255 255 255 / 10%)',
    line: 'rgb(255 255 255 / 40%)',
  },
};

const measure = {
  small: { minHeight: 36, padding: '0 14px', fontSize: '0.875rem' },
  medium: { minHeight: 44, padding: '0 18px', fontSize: '1rem' },
  large: { minHeight: 52, padding: '0 24px', fontSize: '1rem' },
};

const disabled = '&:disabled, &[aria-disabled="true"]';

/** The one drawing of a button, for buttons and for links that look like one. */
export function buttonStyle({ variant = 'text', tone = 'primary', size = 'medium', fullWidth = false }: ButtonLook) {
  const { fill, fillHover, on, text, tint, line } = hue[tone];
  const drawn = {
    contained: { background: fill, color: on, hover: { background: fillHover } },
    outlined: { background: 'transparent', color: text, borderColor: line, hover: { background: tint } },
    text: { background: 'transparent', color: text, hover: { background: tint } },
  }[variant];
  const { hover, ...rest } = drawn;
  return {
    display: fullWidth ? 'flex' : 'inline-flex',
    width: fullWidth ? '100%' : 'auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    margin: 0,
    border: '1px solid transparent',
    borderRadius: radius.control,
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center' as const,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms, color 120ms, transform 120ms',
    ...measure[size],
    ...rest,
    [media.hover]: { '&:hover': hover },
    [media.touch]: { minHeight: Math.max(44, measure[size].minHeight) },
    '&:active': { transform: 'translateY(1px)' },
    [disabled]: {
      background: variant === 'contained' ? color.line : 'transparent',
      borderColor: 'transparent',
      color: color.muted,
      cursor: 'not-allowed',
      transform: 'none',
    },
  };
}
