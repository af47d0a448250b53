/** What remotes may use of the router. The router itself is made by the shell, once. */
export {
  Link,
  NavLink,
  Outlet,
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router';
export type { LoaderFunctionArgs } from 'react-router';
export { useHomeAfter } from './use-home-after.ts';
