import { SubmitButton } from '@aarohan/shared/forms';
import { Note } from '@aarohan/shared/ui';

/** Ends each of the forms: what came of it, and the button, which is done once it is told. */
export const RegisterButton = ({ message }: { message: string | undefined }) => (
  <>
    {message !== undefined && <Note tone="success">{message}</Note>}
    <SubmitButton pendingLabel="Registering…" tone="next" size="large" fullWidth disabled={message !== undefined}>
      Register
    </SubmitButton>
  </>
);
