import type { RegisteredUser } from '@aarohan/shared/enrolments';
import { Card, color, styled } from '@aarohan/shared/ui';
import { typeLabels, userDetails } from './format-user.ts';
import type { UserSort } from './user-view.ts';

interface UserTableProps {
  users: RegisteredUser[];
  sort: UserSort;
}

const nameColumn = 'Name';
const sortedColumn: Record<UserSort, { label: string; order: 'ascending' | 'descending' }> = {
  createdAt: { label: 'Created', order: 'descending' },
  name: { label: nameColumn, order: 'ascending' },
  registrationId: { label: 'Registration ID', order: 'ascending' },
};

/** Users on a wide screen: one line each. */
export function UserTable({ users, sort }: UserTableProps) {
  const { label: sorted, order } = sortedColumn[sort];
  return (
    <Frame>
      <Table aria-label="Registered users">
        <thead>
          <tr>
            {[nameColumn, 'Type', ...userDetails.map(({ label }) => label)].map((label) => (
              <th key={label} scope="col" aria-sort={label === sorted ? order : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user._id} user={user} />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const UserRow = ({ user }: { user: RegisteredUser }) => (
  <tr>
    <th scope="row" title={user.fullname}>
      {user.fullname}
    </th>
    <td>{typeLabels[user.candidateType]}</td>
    {userDetails.map(({ label, of }) => (
      <td key={label} title={of(user)}>
        {of(user)}
      </td>
    ))}
  </tr>
);

const Frame = styled(Card)({ overflow: 'clip' });

// What has a fixed form gets its room, addresses what is left; longer texts are cut with an ellipsis.
const widths = ['12%', '100px', '128px', '12%', 'auto', '130px', '9%', '108px', '116px'];

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  'th, td': { height: 36, padding: '0 8px', overflow: 'hidden', textAlign: 'left', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'thead th:first-of-type, tbody th': { paddingLeft: 16 },
  'tr > :last-child': { paddingRight: 16 },
  'thead th': {
    position: 'sticky',
    top: 72,
    background: color.surface,
    boxShadow: `0 1px ${color.line}`,
    color: color.muted,
    fontWeight: 600,
  },
  'thead th[aria-sort]': { color: color.ink },
  'thead th[aria-sort="descending"]::after': { content: '" ↓" / ""' },
  'thead th[aria-sort="ascending"]::after': { content: '" ↑" / ""' },
  'tbody tr + tr': { borderTop: `1px solid ${color.line}` },
  'tbody tr:hover': { background: color.paper },
  'tbody th': { fontWeight: 600 },
  'tbody td': { color: color.muted },
  ...Object.fromEntries(widths.map((width, index) => [`thead th:nth-of-type(${index + 1})`, { width }])),
  '@media (min-width: 1600px)': { 'thead th:nth-of-type(4)': { width: '20%' } },
});
