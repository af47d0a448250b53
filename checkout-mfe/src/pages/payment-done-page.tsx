import { Container, media, PageHead, styled } from '@aarohan/shared/ui';
import { PaymentDone } from '../features/payments/payment-done.tsx';

/** What was paid is asked by the page itself, again and again. */
export const load = (): void => undefined;

export const Component = () => (
  <Place>
    <PageHead title="Payment status" />
    <PaymentDone />
  </Place>
);

const Place = styled(Container)({ paddingTop: 24, [media.desktop]: { paddingTop: 48 } });
