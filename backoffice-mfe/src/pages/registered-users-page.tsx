import { PageHead } from '@aarohan/shared/ui';
import type { QueryClient } from '@aarohan/shared/query';
import { OfficeFrame } from '../features/frame/office-frame.tsx';
import { registeredUsersQuery } from '../features/registered-users/registered-users-query.ts';
import { UserList } from '../features/registered-users/user-list.tsx';

/** Starts the call and waits for nothing: the page shows its skeleton meanwhile, and says itself what went wrong. */
export function load(queryClient: QueryClient): void {
  queryClient.query(registeredUsersQuery).catch(() => undefined);
}

export const Component = () => (
  <OfficeFrame>
    <PageHead title="Registered users" />
    <UserList />
  </OfficeFrame>
);
