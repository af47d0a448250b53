import { StateMessage } from '@aarohan/shared/ui';
import { ListRows } from '../../listing/list-rows.tsx';
import type { ShownUsers } from './user-rules.ts';
import { sortedColumns, userShape } from './user-shape.tsx';
import type { UserSort } from './user-view.ts';

interface UserResultsProps {
  shown: ShownUsers;
  sort: UserSort;
  isWide: boolean;
  /** There is nobody at all, whatever is searched. */
  isNobody: boolean;
}

/** The rows of the view, in the form that the width allows. */
export function UserResults({ shown, sort, isWide, isNobody }: UserResultsProps) {
  if (shown.matches === 0) {
    return (
      <StateMessage tone="empty" icon="users" title="No users found">
        {isNobody ? 'Nobody has registered yet.' : 'Nobody matches this search and type. Try fewer letters or all types.'}
      </StateMessage>
    );
  }
  return <ListRows shape={userShape} rows={shown.rows} sorted={sortedColumns[sort]} isWide={isWide} />;
}
