import { Navigate, useLocation, useRouteError } from 'react-router';
import { ApiError } from '@aarohan/shared/http';
import { isRouteErrorResponse } from '@aarohan/shared/router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { StaffOnlyPage } from '../pages/staff-only-page.tsx';
import { loginPath } from '../session/login-path.ts';
import { DataProblem } from './data-problem.tsx';
import { PartProblem } from './part-problem.tsx';

interface PageProblemProps {
  /** the page's title */
  title: string;
  /** which part of the site the page belongs to, in plain words */
  part: string;
  /** a page broke on the screen */
  onCrash: () => void;
  /** the part is about to be loaded again */
  onRetry: () => void;
}

/** What stands in main when a page cannot: the one place that tells the kinds of failure apart. */
export function PageProblem({ title, part, onCrash, onRetry }: PageProblemProps) {
  const error = useRouteError();
  const location = useLocation();
  const status = error instanceof ApiError || isRouteErrorResponse(error) ? error.status : undefined;
  const isForStaff = error instanceof ApiError ? error.code === 'wrong-role' : status === 403;

  if (status === 404) return <NotFoundPage />;
  if (isForStaff) return <StaffOnlyPage />;
  if (status === 401) return <Navigate to={loginPath(location)} replace />;
  if (status !== undefined) return <DataProblem title={title} />;
  return <PartProblem title={title} part={part} error={error} onCrash={onCrash} onRetry={onRetry} />;
}
