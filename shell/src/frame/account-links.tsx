import { useSession } from '@aarohan/shared/session';
import { Button, ButtonLink, Icon, styled } from '@aarohan/shared/ui';
import { useSignOut } from '../session/use-sign-out.ts';

/** Sign Up for visitors; the stored full name and Log Out for who is logged in (spec 1 §4). */
export function AccountLinks({ onChoose }: { onChoose?: () => void }) {
  const fullName = useSession((session) => session.fullName);
  const signOut = useSignOut();

  if (fullName === undefined) {
    return (
      <ButtonLink to="/register" variant="contained" onClick={onChoose}>
        Sign Up
      </ButtonLink>
    );
  }
  return (
    <>
      <Name title={fullName}>{fullName}</Name>
      <Button
        variant="outlined"
        startIcon={<Icon name="log-out" size={18} />}
        onClick={() => {
          onChoose?.();
          void signOut();
        }}
      >
        Log Out
      </Button>
    </>
  );
}

const Name = styled('span')({
  minWidth: 0,
  maxWidth: '24ch',
  overflow: 'hidden',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
