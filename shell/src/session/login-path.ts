/** The login page that leads back to where the visitor wanted to go. */
export const loginPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  `/login?next=${encodeURIComponent(pathname + search)}`;
