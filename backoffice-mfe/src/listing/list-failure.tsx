import { ApiError } from '@aarohan/shared/http';
import { useLocation } from '@aarohan/shared/router';
import { ButtonLink, StateMessage } from '@aarohan/shared/ui';

interface ListFailureProps {
  error: Error;
  /** what the person may not see: `registered users` */
  what: string;
  onRetry: () => void;
}

/** Why there is nothing to show: nobody is signed in any more, it is not for this person, or it did not work. */
export function ListFailure({ error, what, onRetry }: ListFailureProps) {
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
        The account you are signed in with may not see {what}.
      </StateMessage>
    );
  }
  return (
    <StateMessage tone="error" title={`Failed to fetch ${what}`} onRetry={onRetry}>
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
