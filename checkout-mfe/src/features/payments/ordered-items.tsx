import { useId } from 'react';
import type { OrderStatus } from '@aarohan/shared/payments';
import { color, fontSize, Money, Skeleton, styled } from '@aarohan/shared/ui';
import { Fact } from './fact.tsx';
import { Facts, Sheet } from './payment-layout.ts';
import type { StartedPayment } from './start-payment.ts';

interface OrderedItemsProps {
  orderId: string;
  /** undefined until the server has answered */
  order: Pick<StartedPayment, 'productDetails' | 'totalAmount'> | undefined;
  paymentId: string | undefined;
  orderStatus: OrderStatus;
}

/** What is paid: the products, the total, and the numbers by which it can be asked for. */
export function OrderedItems({ orderId, order, paymentId, orderStatus }: OrderedItemsProps) {
  const headingId = useId();
  return (
    <Sheet as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>Your order</h2>
      {order ? (
        <Items aria-label="Products">
          {order.productDetails.map(({ productName, quantity, subtotal }, index) => (
            <li key={`${productName} ${index}`}>
              <span>
                {productName} <Quantity>× {quantity}</Quantity>
              </span>
              <Money rupees={subtotal} />
            </li>
          ))}
        </Items>
      ) : (
        <Skeleton height={26} />
      )}
      <Facts>
        <Fact label="Total">{order ? <Total rupees={order.totalAmount} /> : '…'}</Fact>
        <Fact label="Order ID">{orderId}</Fact>
        <Fact label="Payment ID">{paymentId ?? '…'}</Fact>
        {paymentId !== undefined && <Fact label="Payment status">{orderStatus.toLowerCase()}</Fact>}
      </Facts>
    </Sheet>
  );
}

const Total = ({ rupees }: { rupees: number }) => (
  <Large>
    <Money rupees={rupees} />
  </Large>
);

const Items = styled('ul')({
  display: 'grid',
  gap: 12,
  paddingBottom: 20,
  borderBottom: `1px solid ${color.line}`,
  li: { display: 'flex', justifyContent: 'space-between', gap: 24, overflowWrap: 'anywhere' },
});
const Quantity = styled('span')({ color: color.muted, whiteSpace: 'nowrap' });
const Large = styled('span')({ fontSize: fontSize.h3, fontWeight: 800 });
