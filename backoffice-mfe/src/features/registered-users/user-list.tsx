import { useRef } from 'react';
import { useQuery } from '@aarohan/shared/query';
import { useSearchParams } from '@aarohan/shared/router';
import { isRefused } from '../../listing/list-failure.tsx';
import { ListFoot } from '../../listing/list-foot.tsx';
import { ListHead } from '../../listing/list-head.tsx';
import { ListRoot } from '../../listing/list-root.ts';
import { ListStates } from '../../listing/list-states.tsx';
import { useMedia } from '../../listing/use-media.ts';
import { registeredUsersQuery } from './registered-users-query.ts';
import { UserFilters } from './user-filters.tsx';
import { UserResults } from './user-results.tsx';
import { pageSize, showUsers } from './user-rules.ts';
import { readView, writeView, type UserView } from './user-view.ts';

/** The registered users in each of their states; the view lives in the address. */
export function UserList() {
  const { data, error, refetch } = useQuery(registeredUsersQuery);
  const [params, setParams] = useSearchParams();
  const isWide = useMedia('(min-width: 1240px)');
  const heading = useRef<HTMLHeadingElement>(null);
  const view = readView(params);
  // Whoever may no longer see the list is not left with what was loaded before.
  const users = isRefused(error) ? undefined : data?.users;
  const shown = users && showUsers(users, view);

  const change = (part: Partial<UserView>) =>
    setParams(writeView({ ...view, page: 1, ...part }), { replace: true, preventScrollReset: true });

  // What was pressed may go away with its content; focus must not fall off the page with it.
  function fromHeading(act: () => void) {
    heading.current?.focus();
    act();
  }

  return (
    <ListRoot>
      <ListHead title="Registered users" heading={heading} counts={shown && { total: users.length, shown: shown.matches }} />
      <UserFilters view={view} onChange={change} />
      <ListStates error={error} what="registered users" isWide={isWide} onRetry={() => fromHeading(() => void refetch())}>
        {shown && <UserResults shown={shown} sort={view.sort} isWide={isWide} isNobody={users.length === 0} />}
      </ListStates>
      {shown && (
        <ListFoot
          page={shown.page}
          pageSize={pageSize}
          matches={shown.matches}
          onPage={(page) => fromHeading(() => setParams(writeView({ ...view, page })))}
        />
      )}
    </ListRoot>
  );
}
