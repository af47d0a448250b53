import type { Cart } from '@aarohan/shared/cart';
import { toRupees, withGst } from '@aarohan/shared/money';
import type { CourseRow } from '../catalogue/course-tables.ts';
import type { ProductRow } from '../catalogue/program-tables.ts';
import type { Tx } from '../db/db.ts';
import type { Pictures } from '../media/pictures.ts';
import { priceCart } from './cart-rules.ts';
import { findCartPgCourse, listCartCourses, listCartPrograms, requireCart } from './cart-store.ts';

type Counted<T> = T & { quantity: number };

/** The cart with today's prices, in rupees, as the spec names its fields. */
export async function readCart(tx: Tx, pictures: Pictures, cartId: string): Promise<Cart> {
  const cart = await requireCart(tx, cartId);
  const courses = await listCartCourses(tx, cartId);
  const programs = await listCartPrograms(tx, cartId);
  const pgCourse = await findCartPgCourse(tx, cart);
  return {
    cartId,
    courses: courses.map((course) => courseLine(course, pictures)),
    pg_course: pgCourse && {
      pgCourseId: pgCourse.id,
      pgCourseName: pgCourse.name,
      pgCourseImage: pictures.find(pgCourse.images[0] ?? '').src,
    },
    products: programs.map((program) => programLine(program, pictures)),
    ...inRupees(priceCart(courses, programs)),
  };
}

function courseLine({ uuid, name, quantity, price, cover: key }: Counted<CourseRow>, pictures: Pictures): Cart['courses'][number] {
  const cover = pictures.find(key);
  const { gross } = withGst(price);
  return { courseId: uuid, name, image: cover.src, cover, quantity, price: toRupees(gross), subtotal: toRupees(quantity * gross) };
}

function programLine(program: Counted<ProductRow>, pictures: Pictures): Cart['products'][number] {
  const cover = pictures.find(program.cover);
  const { gross } = withGst(program.feeStudent);
  return {
    productId: program.id,
    productName: program.name,
    productImages: [cover.src],
    cover,
    quantity: program.quantity,
    registrationFee: toRupees(withGst(program.registrationStudent).gross),
    productPrice: toRupees(gross),
    subtotal: toRupees(program.quantity * gross),
  };
}

const inRupees = <T extends Record<string, number>>(amounts: T): T =>
  Object.fromEntries(Object.entries(amounts).map(([name, paise]) => [name, toRupees(paise)])) as T;
