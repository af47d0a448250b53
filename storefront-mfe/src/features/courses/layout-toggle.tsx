import { Icon, color, media, radius, styled, type IconName } from '@aarohan/shared/ui';
import type { CatalogueView } from './catalogue-rules.ts';

type Layout = CatalogueView['layout'];

interface LayoutToggleProps {
  layout: Layout;
  onLayout: (layout: Layout) => void;
}

/** Cards beside each other or one below the other. */
export const LayoutToggle = ({ layout, onLayout }: LayoutToggleProps) => (
  <Group role="group" aria-label="View">
    {choices.map(({ value, icon, label }) => (
      <Choice
        key={value}
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={value === layout}
        onClick={value === layout ? undefined : () => onLayout(value)}
      >
        <Icon name={icon} />
      </Choice>
    ))}
  </Group>
);

const choices: { value: Layout; icon: IconName; label: string }[] = [
  { value: 'grid', icon: 'grid', label: 'Grid view' },
  { value: 'list', icon: 'list', label: 'List view' },
];

const Group = styled('div')({
  display: 'flex',
  flex: 'none',
  gap: 2,
  padding: 1,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

const Choice = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.control - 2,
  background: 'transparent',
  color: color.muted,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { color: color.primary } },
  '&[aria-pressed="true"]': { background: color.primaryTint, color: color.primary },
});
