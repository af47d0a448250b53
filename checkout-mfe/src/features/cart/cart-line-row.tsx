import { color, Cover, fontSize, media, Money, styled } from '@aarohan/shared/ui';
import { toRupees } from '@aarohan/shared/money';
import { Picture, Row } from './cart-layout.ts';
import type { CartLine } from './cart-rules.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

interface CartLineRowProps {
  line: CartLine;
  onQuantity: (quantity: number) => void;
}

/** One thing in the cart: what it is, what one costs, how many, what they cost together. */
export const CartLineRow = ({ line, onQuantity }: CartLineRowProps) => (
  <Row as="li">
    <Picture>
      <Cover picture={line.cover} sizes="160px" decorative />
    </Picture>
    <About>
      <h2>{line.name}</h2>
      <p>
        <Money rupees={toRupees(line.price)} /> each
      </p>
    </About>
    <QuantityStepper name={line.name} quantity={line.quantity} onChange={onQuantity} />
    <Subtotal>
      <Money rupees={toRupees(line.subtotal)} />
    </Subtotal>
  </Row>
);

const About = styled('div')({
  gridArea: 'about',
  h2: { fontSize: fontSize.body, lineHeight: 1.3, letterSpacing: 0, overflowWrap: 'anywhere', [media.tablet]: { fontSize: fontSize.lead } },
  p: { marginTop: 4, fontSize: fontSize.small, color: color.muted },
});
const Subtotal = styled('p')({ gridArea: 'subtotal', fontWeight: 700, fontSize: fontSize.lead });
