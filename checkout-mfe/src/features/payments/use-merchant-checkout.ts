import { useEffect, useState } from 'react';
import { useQuery } from '@aarohan/shared/query';
import { useNavigate } from '@aarohan/shared/router';
import { useSession } from '@aarohan/shared/session';
import { isAlreadyPaid } from './is-already-paid.ts';
import type { OrderToPay } from './order-to-pay-rules.ts';
import { rememberOrder } from './order-memory.ts';
import { startPaymentQuery, type PaymentMethod } from './start-payment.ts';
import { useOrderStatus } from './use-order-status.ts';

/** The merchant checkout: a payment per method, begun when the method is first chosen, and watched until it is paid (spec 2 §2, §4). */
export function useMerchantCheckout(orderId: string, { userId: carriedUserId }: Pick<OrderToPay, 'userId'>) {
  const [method, setMethod] = useState<PaymentMethod>('payu');
  const storedUserId = useSession((session) => session.userId);
  const order = { orderId, userId: carriedUserId ?? storedUserId };
  const payu = useQuery({ ...startPaymentQuery('payu', order), enabled: method === 'payu' });
  const upi = useQuery({ ...startPaymentQuery('upi', order), enabled: method === 'upi' });
  const chosen = { payu, upi }[method];
  const payment = chosen.data;
  const { data: told } = useOrderStatus(payment?.paymentId, { keepAsking: true });
  useLeaveWhenPaid(orderId, payment?.paymentId, told?.orderStatus === 'PAID');

  return {
    method,
    setMethod,
    payment,
    /** products and total are the order's, whatever the method */
    order: payment ?? payu.data ?? upi.data,
    isStarting: chosen.isFetching,
    hasFailed: chosen.isError,
    isPaid: isAlreadyPaid(chosen.error),
    orderStatus: told?.orderStatus ?? 'PENDING',
    message: told?.message,
    startAgain: () => void chosen.refetch(),
  };
}

/** The order is paid by whichever payment arrives, so any of them leads on. */
function useLeaveWhenPaid(orderId: string, paymentId: string | undefined, isPaid: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (paymentId !== undefined) rememberOrder(paymentId, orderId);
  }, [paymentId, orderId]);
  useEffect(() => {
    if (isPaid && paymentId !== undefined)
      void navigate(`/payment_success?transactionId=${encodeURIComponent(paymentId)}`, { replace: true });
  }, [isPaid, paymentId, navigate]);
}
