import { Container, media, PageHead, styled } from '@aarohan/shared/ui';
import { PaymentSuccess } from '../features/payments/payment-success.tsx';

/** What was paid is asked by the page itself, again and again. */
export const load = (): void => undefined;

export const Component = () => (
  <Place>
    <PageHead title="Payment result" />
    <PaymentSuccess />
  </Place>
);

const Place = styled(Container)({ paddingTop: 24, [media.desktop]: { paddingTop: 48 } });
