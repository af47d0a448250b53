import { ChoiceFilter } from '../../listing/choice-filter.tsx';
import { FilterBar } from '../../listing/filter-bar.tsx';
import { SearchBox } from '../../listing/search-box.tsx';
import { SelectFilter } from '../../listing/select-filter.tsx';
import type { UserSort, UserType, UserView } from './user-view.ts';

interface UserFiltersProps {
  view: UserView;
  onChange: (change: Partial<UserView>) => void;
}

const types: [UserType, string][] = [
  ['all', 'All'],
  ['student', 'Student'],
  ['professional', 'Professional'],
];
const sorts: [UserSort, string][] = [
  ['createdAt', 'Newest first'],
  ['name', 'Name'],
  ['registrationId', 'Registration ID'],
];

/** What narrows and orders the list. */
export const UserFilters = ({ view, onChange }: UserFiltersProps) => (
  <FilterBar label="Registered users">
    <SearchBox
      label="Search by name, registration ID or email"
      placeholder="Name, registration ID or email"
      value={view.search}
      onChange={(search) => onChange({ search })}
    />
    <ChoiceFilter legend="Type" options={types} value={view.type} onChange={(type) => onChange({ type })} />
    <SelectFilter label="Sort by" options={sorts} value={view.sort} onChange={(sort) => onChange({ sort })} />
  </FilterBar>
);
