import { oneOf, readPage, writeAddress } from '../../listing/address.ts';

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
  return {
    search: params.get('search') ?? '',
    type: oneOf(userTypes, params.get('type')),
    sort: oneOf(userSorts, params.get('sort')),
    page: readPage(params),
  };
}

/** The address of a view; defaults are left out. */
export const writeView = ({ search, type, sort, page }: UserView): URLSearchParams =>
  writeAddress({ search, type, sort, page }, { type: 'all', sort: 'createdAt', page: 1 });
