/** How the list is looked at; it lives in the address, so that a view can be kept and sent to a colleague. */
export interface UserView {
  search: string;
  type: UserType;
  sort: UserSort;
  /** from 1 */
  page: number;
}

export const userTypes = ['all', 'student', 'professional'] as const;
export type UserType = (typeof userTypes)[number];

export const userSorts = ['createdAt', 'name', 'registrationId'] as const;
export type UserSort = (typeof userSorts)[number];

/** Reads the view from the address; what it does not understand it takes as the default. */
export function readView(params: URLSearchParams): UserView {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    type: oneOf(userTypes, params.get('type')),
    sort: oneOf(userSorts, params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a view; defaults are left out. */
export function writeView({ search, type, sort, page }: UserView): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (type !== 'all') params.set('type', type);
  if (sort !== 'createdAt') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

const oneOf = <T extends string>(allowed: readonly [T, ...T[]], value: string | null): T =>
  allowed.find((each) => each === value) ?? allowed[0];
