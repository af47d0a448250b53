import { z } from 'zod';
import { Picture } from './catalogue.ts';
import { defineCalls } from './call.ts';
import { Id } from './id.ts';

const quantity = z.int().min(1).max(99);

const CourseLine = z.object({ courseId: Id, quantity: quantity.default(1) });
const ProductLine = z.object({ productId: Id, quantity: quantity.default(1) });

/** What goes into a cart: subscription courses and programs (spec 1 §7, spec 2 §7). */
export const CartChange = z.object({
  courses: z.array(CourseLine).max(50).default([]),
  products: z.array(ProductLine).max(50).default([]),
});
export type CartChange = z.input<typeof CartChange>;

const rupees = z.number();

/** The cart as the spec names it (spec 2 §3); every amount is in rupees and comes from the server. */
export const Cart = z.object({
  cartId: z.string(),
  courses: z.array(
    z.object({ courseId: z.string(), name: z.string(), image: z.string(), cover: Picture, quantity, price: rupees, subtotal: rupees }),
  ),
  pg_course: z.object({ pgCourseId: z.string(), pgCourseName: z.string(), pgCourseImage: z.string() }).nullable(),
  products: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      productImages: z.array(z.string()),
      cover: Picture,
      quantity,
      registrationFee: rupees,
      productPrice: rupees,
      subtotal: rupees,
    }),
  ),
  registrationFee: rupees,
  payFullAmount: rupees,
  firstinstallmentFee: rupees,
  secondinstallmentFee: rupees,
  bookingAmount: rupees,
  studentFee: rupees,
  professionalFee: rupees,
  studentRegistration: rupees,
  professionalRegistration: rupees,
  installmentStudents: rupees,
  installmentProfessional: rupees,
  totalAmount: rupees,
  /** GST contained in `totalAmount` */
  taxAmount: rupees,
  dueAmount: rupees,
});
export type Cart = z.infer<typeof Cart>;

const CartId = z.object({ cartId: Id });

export const cartCalls = defineCalls({
  'POST /api/addToCartTech': {
    summary: 'Put courses and programs into a new cart',
    body: CartChange,
    answer: z.object({ cartId: z.string() }),
  },
  'GET /api/getCartTech/:cartId': { summary: 'The priced cart', params: CartId, answer: Cart },
  'PUT /api/updateCartTech/:cartId': { summary: 'Set the quantities of a cart', params: CartId, body: CartChange, answer: Cart },
});
