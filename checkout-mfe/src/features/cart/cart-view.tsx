import { useRef } from 'react';
import { media, StateMessage, styled } from '@aarohan/shared/ui';
import { Columns, Lines } from './cart-layout.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { ContinueShopping } from './continue-shopping.tsx';
import { PgCourseRow } from './pg-course-row.tsx';
import { serverText } from './server-text.ts';
import { useCart } from './use-cart.ts';

/** The cart in each of its states: loading, failed, empty, filled. */
export function CartView({ cartId }: { cartId: string }) {
  const { cart, failure, isSaving, retry, setQuantity } = useCart(cartId);
  const heading = useRef<HTMLHeadingElement>(null);

  function retryFromHeading() {
    // The Retry button goes away; focus must not fall off the page with it.
    heading.current?.focus();
    retry();
  }

  return (
    <Root>
      <h1 ref={heading} tabIndex={-1}>
        Your cart
      </h1>
      {cart && !cart.isEmpty && (
        <Columns>
          <Lines aria-label="In your cart">
            {cart.lines.map((line) => (
              <CartLineRow key={line.key} line={line} onQuantity={(quantity) => setQuantity(line.key, quantity)} />
            ))}
            {cart.pgCourse && <PgCourseRow course={cart.pgCourse} />}
          </Lines>
          <CartSummary total={cart.total} isEstimate={isSaving} />
        </Columns>
      )}
      {cart?.isEmpty && (
        <StateMessage tone="empty" icon="cart" title="Your cart is empty" action={<ContinueShopping />}>
          Choose a program or a course, and it will wait for you here.
        </StateMessage>
      )}
      {failure && (
        <StateMessage
          tone="error"
          title={`Error: ${serverText(failure) ?? 'Something went wrong.'}`}
          onRetry={retryFromHeading}
          action={<ContinueShopping />}
        />
      )}
      {!cart && !failure && <CartSkeleton />}
    </Root>
  );
}

const Root = styled('div')({ display: 'grid', gap: 24, paddingBottom: 56, [media.desktop]: { paddingBottom: 96 } });
