import type { RegisteredUser } from '@aarohan/shared/enrolments';
import { Card, color, fontSize, styled } from '@aarohan/shared/ui';
import { userDetails } from './format-user.ts';
import { TypeTag } from './type-tag.tsx';

/** Users on a narrow screen: one card each. */
export const UserCards = ({ users }: { users: RegisteredUser[] }) => (
  <List aria-label="Registered users">
    {users.map((user) => (
      <UserCard as="li" key={user._id}>
        <Head>
          <h2>{user.fullname}</h2>
          <TypeTag type={user.candidateType} />
        </Head>
        <dl>
          {userDetails.map(({ label, of }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{of(user)}</dd>
            </div>
          ))}
        </dl>
      </UserCard>
    ))}
  </List>
);

const List = styled('ul')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))', gap: 12 });

const UserCard = styled(Card)({
  padding: 16,
  // Cards out of sight cost nothing to lay out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 290px',
  dl: { display: 'grid', gap: 4, marginTop: 12 },
  'dl > div': { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 8 },
  dt: { color: color.muted },
  dd: { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  h2: { fontSize: fontSize.body, lineHeight: 1.3, letterSpacing: 0 },
});
