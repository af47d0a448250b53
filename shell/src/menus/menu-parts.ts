import { Button, color, fontSize, media, radius, styled } from '@aarohan/shared/ui';

/** What the header's menus are drawn with: a button with an arrow, and a sheet below it. */
export const MenuRoot = styled('div')({ position: 'relative' });

export const MenuButton = styled(Button)({
  padding: '0 14px',
  color: color.ink,
  svg: { transition: 'transform 120ms' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

export const menuSheet = {
  position: 'absolute',
  top: 'calc(100% + 8px)',
  padding: 8,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: '0 12px 32px rgb(22 24 47 / 14%)',
} as const;

export const menuItem = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: radius.control,
  color: color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { background: color.primaryTint, color: color.primary } },
} as const;

/** A line of the phone's panel. */
export const panelItem = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 56,
  padding: 0,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  background: 'none',
  color: color.ink,
  fontSize: fontSize.lead,
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;
