import { useRef } from 'react';
import { useQuery } from '@aarohan/shared/query';
import { useSearchParams } from '@aarohan/shared/router';
import { styled } from '@aarohan/shared/ui';
import { registeredUsersQuery } from './registered-users-query.ts';
import { useMedia } from './use-media.ts';
import { UserFilters } from './user-filters.tsx';
import { UserListHead } from './user-list-head.tsx';
import { UserListFoot } from './user-list-foot.tsx';
import { UserResults } from './user-results.tsx';
import { showUsers } from './user-rules.ts';
import { isRefused, UsersFailure } from './users-failure.tsx';
import { UsersSkeleton } from './users-skeleton.tsx';
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
    <Root>
      <UserListHead heading={heading} counts={shown && { total: users.length, shown: shown.matches }} />
      <UserFilters view={view} onChange={change} />
      {shown && <UserResults shown={shown} sort={view.sort} isWide={isWide} isNobody={users.length === 0} />}
      {!shown &&
        (error ? <UsersFailure error={error} onRetry={() => fromHeading(() => void refetch())} /> : <UsersSkeleton isWide={isWide} />)}
      {shown && <UserListFoot shown={shown} onPage={(page) => fromHeading(() => setParams(writeView({ ...view, page })))} />}
    </Root>
  );
}

const Root = styled('div')({ display: 'grid', gap: 16 });
