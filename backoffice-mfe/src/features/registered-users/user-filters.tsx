import { color, media, radius, styled } from '@aarohan/shared/ui';
import { SearchBox } from './search-box.tsx';
import { userTypes, type UserSort, type UserType, type UserView } from './user-view.ts';

interface UserFiltersProps {
  view: UserView;
  onChange: (change: Partial<UserView>) => void;
}

const typeNames: Record<UserType, string> = { all: 'All', student: 'Student', professional: 'Professional' };
const sortNames: Record<UserSort, string> = { createdAt: 'Newest first', name: 'Name', registrationId: 'Registration ID' };

/** What narrows and orders the list. */
export const UserFilters = ({ view, onChange }: UserFiltersProps) => (
  <Bar role="search" aria-label="Registered users">
    <SearchBox label="Search by name, registration ID or email" value={view.search} onChange={(search) => onChange({ search })} />
    <TypeChoice>
      <legend>Type</legend>
      {userTypes.map((type) => (
        <label key={type}>
          <input type="radio" name="type" value={type} checked={view.type === type} onChange={() => onChange({ type })} />
          {typeNames[type]}
        </label>
      ))}
    </TypeChoice>
    <SortChoice>
      Sort by
      <select value={view.sort} onChange={(event) => onChange({ sort: event.target.value as UserSort })}>
        {Object.entries(sortNames).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </select>
    </SortChoice>
  </Bar>
);

const control = { minHeight: 36, border: `1px solid ${color.control}`, borderRadius: radius.control, background: color.surface };

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  [media.print]: { display: 'none' },
});

const TypeChoice = styled('fieldset')({
  display: 'flex',
  alignItems: 'center',
  legend: { float: 'left', padding: 0, marginRight: 8, color: color.muted },
  label: {
    ...control,
    display: 'flex',
    alignItems: 'center',
    padding: '0 12px',
    marginLeft: -1,
    borderRadius: 0,
    fontWeight: 600,
    cursor: 'pointer',
    [media.touch]: { minHeight: 44 },
  },
  'legend + label': { borderRadius: `${radius.control}px 0 0 ${radius.control}px` },
  'label:last-of-type': { borderRadius: `0 ${radius.control}px ${radius.control}px 0` },
  'label:has(:checked)': { zIndex: 1, borderColor: color.primary, background: color.primaryTint, color: color.primary },
  'label:has(:focus-visible)': { zIndex: 2, outline: `2px solid ${color.primary}`, outlineOffset: 2 },
  input: { position: 'absolute', opacity: 0, width: 1, height: 1, margin: 0 },
});

const SortChoice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: color.muted,
  select: { ...control, padding: '0 8px', color: color.ink, fontWeight: 600, [media.touch]: { minHeight: 44 } },
});
