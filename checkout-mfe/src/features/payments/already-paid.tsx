import { ButtonLink, Note } from '@aarohan/shared/ui';
import { Actions } from './payment-layout.ts';

/** Stands in place of what would take the money a second time. */
export const AlreadyPaid = () => (
  <>
    <Note tone="success">This order is already paid. The receipt is in your e-mail.</Note>
    <Actions>
      <ButtonLink to="/" variant="outlined">
        Return to Home
      </ButtonLink>
    </Actions>
  </>
);
