import { formatDay } from '@aarohan/shared/dates';
import type { RegisteredUser } from '@aarohan/shared/enrolments';
import type { ListShape } from '../../listing/list-shape.ts';
import type { SortedColumn } from '../../listing/list-table.tsx';
import { Tag } from '../../listing/tag.tsx';
import type { UserSort } from './user-view.ts';

/** What the list says of a registered user. */
export const userShape: ListShape<RegisteredUser> = {
  label: 'Registered users',
  keyOf: (user) => user._id,
  name: { label: 'Name', width: '12%', of: (user) => user.fullname },
  tag: { label: 'Type', width: '124px', of: ({ candidateType }) => types[candidateType] },
  details: [
    { label: 'Registration ID', width: '128px', of: (user) => user.registrationId },
    { label: 'Course', width: '12%', of: (user) => user.courseName },
    { label: 'Email', of: (user) => user.email },
    { label: 'Phone', width: '130px', of: (user) => user.phone },
    { label: 'State', width: '9%', of: (user) => user.state },
    { label: 'Registered', width: '108px', of: (user) => formatDay(user.registrationDate) },
    { label: 'Created', width: '116px', of: (user) => formatDay(user.createdAt) },
  ],
};

const types = {
  student: <Tag tone="primary">Student</Tag>,
  professional: <Tag tone="accent">Professional</Tag>,
};

/** The column that each order goes by. */
export const sortedColumns: Record<UserSort, SortedColumn> = {
  createdAt: { label: 'Created', order: 'descending' },
  name: { label: 'Name', order: 'ascending' },
  registrationId: { label: 'Registration ID', order: 'ascending' },
};
