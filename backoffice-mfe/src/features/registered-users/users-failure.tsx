import { ApiError } from '@aarohan/shared/http';
import { useLocation } from '@aarohan/shared/router';
import { ButtonLink, StateMessage } from '@aarohan/shared/ui';

interface UsersFailureProps {
  error: Error;
  onRetry: () => void;
}

/** Why there is no list: nobody is signed in any more, it is not for this person, or it did not work. */
export function UsersFailure({ error, onRetry }: UsersFailureProps) {
  const status = statusOf(error);
  if (status === 401) {
    return (
      <StateMessage tone="error" icon="shield" title="You are not logged in" action={<LogIn label="Log in" />}>
        Your session has ended or has not begun. After logging in you come back to this view.
      </StateMessage>
    );
  }
  if (status === 403) {
    return (
      <StateMessage tone="error" icon="shield" title="This page is for staff" action={<LogIn label="Log in with another account" />}>
        The account you are signed in with may not see registered users.
      </StateMessage>
    );
  }
  return (
    <StateMessage tone="error" title="Failed to fetch registered users" onRetry={onRetry}>
      Check your connection and try again.
    </StateMessage>
  );
}

/** Whether the server will not show the list to this person (any more). */
export const isRefused = (error: Error | null): boolean => [401, 403].includes(statusOf(error) ?? 0);

const statusOf = (error: Error | null): number | undefined => (error instanceof ApiError ? error.status : undefined);

function LogIn({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={`/login?next=${encodeURIComponent(pathname + search)}`} variant="contained">
      {label}
    </ButtonLink>
  );
}
