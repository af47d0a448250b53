import type { RegisteredUser } from '@aarohan/shared/enrolments';
import type { UserSort, UserType, UserView } from './user-view.ts';

/** Rows on one page: all of a usual intake, and few enough that five thousand people stay quick. */
export const pageSize = 100;

export interface ShownUsers {
  /** Everybody that search and type let through. */
  matches: number;
  pages: number;
  page: number;
  rows: RegisteredUser[];
}

/** The rows of a view; a page behind the end is the last one. */
export function showUsers(users: RegisteredUser[], { search, type, sort, page }: UserView): ShownUsers {
  const matching = users.filter((user) => isOfType(user, type) && isFound(user, search)).sort(orders[sort]);
  const pages = Math.max(1, Math.ceil(matching.length / pageSize));
  const shown = Math.min(page, pages);
  return { matches: matching.length, pages, page: shown, rows: matching.slice((shown - 1) * pageSize, shown * pageSize) };
}

const isOfType = (user: RegisteredUser, type: UserType): boolean => type === 'all' || user.candidateType === type;

/** Name, registration ID and e-mail, without regard to letter case; every word must occur in one of them. */
function isFound({ fullname, registrationId, email }: RegisteredUser, search: string): boolean {
  const text = `${fullname}\n${registrationId}\n${email}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const names = new Intl.Collator('en-IN', { sensitivity: 'base' });
const ids = new Intl.Collator('en-IN', { numeric: true });

const orders: Record<UserSort, (a: RegisteredUser, b: RegisteredUser) => number> = {
  createdAt: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  name: (a, b) => names.compare(a.fullname, b.fullname),
  registrationId: (a, b) => ids.compare(a.registrationId, b.registrationId),
};
