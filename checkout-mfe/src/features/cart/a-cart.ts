import type { Cart } from '@aarohan/shared/cart';

const cover = { src: '/media/c.webp', avif: '/media/c.avif', webp: '/media/c.webp', width: 640, height: 360, alt: '' };

/** Two programs at ₹5,900 and one course at ₹590, GST contained; say only what matters. */
export const aCart = (about: Partial<Cart> = {}): Cart => ({
  cartId: 'c1',
  products: [aProductLine()],
  courses: [aCourseLine()],
  pg_course: null,
  registrationFee: 590,
  payFullAmount: 12_390,
  firstinstallmentFee: 5_900,
  secondinstallmentFee: 5_900,
  bookingAmount: 590,
  studentFee: 5_900,
  professionalFee: 11_800,
  studentRegistration: 590,
  professionalRegistration: 1_180,
  installmentStudents: 5_900,
  installmentProfessional: 11_800,
  totalAmount: 12_390,
  taxAmount: 1_890,
  dueAmount: 12_390,
  ...about,
});

export const aProductLine = (about: Partial<Cart['products'][number]> = {}): Cart['products'][number] => ({
  productId: 'p1',
  productName: 'Generative AI',
  productImages: [],
  cover,
  quantity: 2,
  registrationFee: 590,
  productPrice: 5_900,
  subtotal: 11_800,
  ...about,
});

export const aCourseLine = (about: Partial<Cart['courses'][number]> = {}): Cart['courses'][number] => ({
  courseId: 'k1',
  name: 'Python Basics',
  image: '/media/c.webp',
  cover,
  quantity: 1,
  price: 590,
  subtotal: 590,
  ...about,
});

export const anEmptyCart = (): Cart => aCart({ products: [], courses: [], totalAmount: 0, taxAmount: 0, dueAmount: 0 });
