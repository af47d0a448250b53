import { color, Icon, radius, styled, type IconName } from '@aarohan/shared/ui';

/** Marks of our own drawing: a registered logo is not ours to print. */
const memberships: { name: string; icon: IconName }[] = [
  { name: 'NSDC partner', icon: 'graduation' },
  { name: 'Startup India', icon: 'award' },
  { name: 'MSME', icon: 'building' },
  { name: 'ISO 9001', icon: 'shield' },
];

export const Memberships = () => (
  <List aria-label="Memberships">
    {memberships.map(({ name, icon }) => (
      <li key={name}>
        <Icon name={icon} />
        {name}
      </li>
    ))}
  </List>
);

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: 8,
  li: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    padding: '6px 12px',
    border: '1px solid rgb(255 255 255 / 24%)',
    borderRadius: radius.control,
    color: color.surface,
    fontWeight: 600,
  },
});
